import { expect, test, vi } from 'vitest'
import { together } from '@/server/sync/standing'

/** A read that ends when the test says so. */
function slowRead() {
  const ends: { done(value: string): void; failed(error: Error): void }[] = []
  const read = vi.fn(
    () => new Promise<string>((done, failed) => void ends.push({ done, failed: (error) => failed(error) })),
  )
  return { read, ends, ask: together(read) }
}

test('all who ask while one read is under way get the next one, which begins after they asked', async () => {
  const { read, ends, ask } = slowRead()
  const [first, second] = [ask(), ask()]
  await vi.waitUntil(() => read.mock.calls.length === 1)
  const later = [ask(), ask(), ask()]
  ends[0]?.done('before')
  expect(await Promise.all([first, second])).toEqual(['before', 'before'])
  await vi.waitUntil(() => read.mock.calls.length === 2)
  const latest = ask()
  ends[1]?.done('after')
  expect(await Promise.all(later)).toEqual(['after', 'after', 'after'])
  await vi.waitUntil(() => read.mock.calls.length === 3)
  ends[2]?.done('last')
  expect(await latest).toBe('last')
})

test('a read that fails fails for who asked for it, and the next one begins', async () => {
  const { read, ends, ask } = slowRead()
  const first = ask().catch((error: Error) => error.message)
  await vi.waitUntil(() => read.mock.calls.length === 1)
  const second = ask()
  ends[0]?.failed(new Error('silent'))
  expect(await first).toBe('silent')
  await vi.waitUntil(() => read.mock.calls.length === 2)
  ends[1]?.done('again')
  expect(await second).toBe('again')
})

test('a read that stands still holds up nobody for longer than a second', async () => {
  vi.useFakeTimers()
  try {
    const { read, ends, ask } = slowRead()
    void ask()
    await vi.advanceTimersByTimeAsync(0)
    const later = ask()
    await vi.advanceTimersByTimeAsync(900)
    expect(read).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(read).toHaveBeenCalledTimes(2)
    ends[1]?.done('went by')
    expect(await later).toBe('went by')
  } finally {
    vi.useRealTimers()
  }
})
