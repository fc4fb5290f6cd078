import { expect, onTestFinished, test, vi } from 'vitest'
import { keepTrying } from '@/app/keep/keep-trying'

test('rounds run one after another, and whoever asks during one gets the next', async () => {
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  let [running, most, rounds] = [0, 0, 0]
  const send = keepTrying(async () => {
    rounds++
    most = Math.max(most, ++running)
    await gate
    running--
    return 'done'
  })
  const asked = [send(), send(), send()]
  open()
  await Promise.all(asked)
  expect([most, rounds]).toEqual([1, 2])
})

test('what has to wait goes by itself: later, at once with the network or the person, and no more once it is done', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let rounds = 0
  let end: 'done' | 'later' = 'later'
  const send = keepTrying(async () => {
    rounds++
    return end
  })
  await send()
  await vi.advanceTimersByTimeAsync(5000)
  expect(rounds).toBe(2)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(rounds).toBe(3)
  end = 'done'
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(rounds).toBe(4)
})
