import { expect, onTestFinished, test, vi } from 'vitest'
import { back, every } from '@/shared/task/moments'
import { createTask } from '@/shared/task/task'

test('turns run one after another, and all who ask during one share the next, which began after they asked', async () => {
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  let [running, most, turns] = [0, 0, 0]
  const { go } = createTask({
    async turn() {
      turns++
      most = Math.max(most, ++running)
      await gate
      running--
    },
    failed: () => false,
  })
  const asked = [go(), go(), go()]
  open()
  await Promise.all(asked)
  expect([most, turns]).toEqual([1, 2])
})

test('what has to wait goes by itself: later, at once with the network or the person, and no more once it is done', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let turns = 0
  let end: 'later' | null = 'later'
  const task = createTask({
    async turn() {
      turns++
      return end
    },
    failed: () => false,
    when: [back],
  })
  onTestFinished(task.stop)
  await task.go()
  await vi.advanceTimersByTimeAsync(5000)
  expect(turns).toBe(2)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(turns).toBe(3)
  end = null
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(turns).toBe(4)
})

test('a failure is told, tried again only if it says so, each time later, and not hurried by what is new', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const told: unknown[] = []
  let again = true
  const task = createTask({
    async turn(): Promise<void> {
      throw new Error(`turn ${told.length + 1}`)
    },
    failed(error) {
      told.push(String(error))
      return again
    },
  })
  onTestFinished(task.stop)
  // The longest of the random waits.
  vi.spyOn(Math, 'random').mockReturnValue(1)
  await task.go()
  task.soon(0)
  await vi.advanceTimersByTimeAsync(4999)
  expect(told).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(9999)
  expect(told).toHaveLength(2)
  again = false
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(told).toEqual(['Error: turn 1', 'Error: turn 2', 'Error: turn 3'])
})

test('writes that follow each other go together, and a task that was stopped hears nothing any more', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let turns = 0
  const task = createTask({
    async turn() {
      turns++
    },
    failed: () => false,
    when: [back, every(60_000)],
  })
  for (let write = 0; write < 3; write++) {
    task.later(300)
    await vi.advanceTimersByTimeAsync(200)
  }
  expect(turns).toBe(0)
  await vi.advanceTimersByTimeAsync(100)
  expect(turns).toBe(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(turns).toBe(2)
  task.later(300)
  task.stop()
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(turns).toBe(2)
})

test('a task that failed takes its next turn in its time also while somebody writes without a pause', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  vi.spyOn(Math, 'random').mockReturnValue(1)
  let turns = 0
  const task = createTask({
    async turn() {
      turns++
      return 'later'
    },
    failed: () => false,
  })
  onTestFinished(task.stop)
  await task.go()
  for (let write = 0; write < 10; write++) {
    task.soon(1000)
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(turns).toBe(3)
})
