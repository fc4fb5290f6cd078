import { expect, onTestFinished, test, vi } from 'vitest'
import { firstPublished } from '@/app/keep/published'

/** How many listeners wait for the network, from now on. */
function countWaiting(): () => number {
  const calls = [vi.spyOn(window, 'addEventListener'), vi.spyOn(window, 'removeEventListener')]
  return () => {
    const [added = 0, removed = 0] = calls.map(
      ({ mock }) => mock.calls.filter(([type]) => type === 'online').length,
    )
    return added - removed
  }
}

test('a phone that waits for the published data asks every 5 s, with one listener for the network at a time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const real = globalThis.fetch
  onTestFinished(() => {
    globalThis.fetch = real
  })
  const published = { version: 'una', fecha: '2026-11-23T12:00:00.000Z', datos: {}, retiradas: [] }
  let asked = 0
  globalThis.fetch = async () => {
    asked++
    if (asked < 4) throw new TypeError('network')
    return Response.json(published, { headers: { date: 'Mon, 23 Nov 2026 15:00:00 GMT' } })
  }
  const waiting = countWaiting()
  const first = firstPublished(null)
  for (let tries = 1; tries < 4; tries++) {
    await vi.waitFor(() => expect([asked, waiting()]).toEqual([tries, 1]))
    vi.advanceTimersByTime(5000)
  }
  // By the central's clock: a phone's may be wrong.
  expect(await first).toEqual({ ...published, oido: '2026-11-23T15:00:00.000Z' })
  expect(waiting()).toBe(0)
})
