import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { ROLES } from '@/access/roles'
import { createTurns } from '@/server/http/eventos'
import { type Client, newItem } from '../support/client'
import { useCentral } from '../support/world'

test('ten hear at once, a hundred one after the other, and who is told again waits for the others', () => {
  let now = 1000
  const turn = createTurns(() => now)
  for (let n = 0; n < 30; n++) expect(turn(10)).toBe(0)
  const waits = Array.from({ length: 100 }, () => turn(100))
  expect(waits.slice(0, 10)).toEqual(Array(10).fill(0))
  expect(waits.slice(10)).toEqual(Array.from({ length: 90 }, (_, n) => 20 * (n + 1)))
  now += 900
  expect(turn(100)).toBe(920)
  now += 60_000
  expect(turn(100)).toBe(0)
})

/** When a stream hears of each change, in ms. */
async function hearing({ url, cookie }: Client) {
  const times: number[] = []
  const over = new AbortController()
  onTestFinished(() => over.abort())
  const { body } = await fetch(`${url}/api/eventos`, { headers: { cookie }, signal: over.signal })
  const read = async () => {
    for await (const part of body ?? [])
      for (const _ of Buffer.from(part)
        .toString()
        .matchAll(/^event: cambio/gm))
        times.push(performance.now())
  }
  read().catch(() => undefined)
  await vi.waitUntil(() => times.length > 0)
  return times
}

describe('of one change', () => {
  const central = useCentral('PGlite')

  test('forty devices hear within a second or so, and not all at once', async () => {
    const people = await Promise.all([...ROLES, ...ROLES].map((role) => central.as(role)))
    const streams = await Promise.all([...people, ...people, ...people, ...people].slice(0, 40).map(hearing))
    const [jefe] = people as [Client]
    await jefe.sync([newItem(jefe.device, 'inv-1')])
    await vi.waitUntil(() => streams.every((times) => times.length > 1))
    const heard = streams.map(([, at = 0]) => at)
    // Thirty of them wait, 20 ms each; a busy machine only makes it longer.
    expect(Math.max(...heard) - Math.min(...heard)).toBeGreaterThan(300)
  })
})
