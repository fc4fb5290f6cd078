import { describe, expect, test } from 'vitest'
import { dayAt } from '@/entities/guardias/tiempo'
import { addDays } from '@/shared/lib/dias'
import { collections } from '@/sync/collections'
import { OPS_PER_CALL } from '@/sync/wire'
import { ADDRESSES, inPlace } from '../central/support/addresses'
import { phoneOf, record } from '../central/support/brigade'
import type { Client } from '../central/support/client'
import { useCentral } from '../central/support/world'
import { usedFor } from './generated'

const MONTH = 30
const YEAR = 365

/** So many rows more an address may read after a year than after a month: what a page of a list varies by. */
const SOME = 60

/** All that somebody did. */
const ALL_OF_IT: readonly string[] = ['/mi/horas']

const GETS = ADDRESSES.filter((one) => one.startsWith('GET ')).map((one) => one.slice('GET '.length))

describe('addresses of years · PGlite', () => {
  const central = useCentral('PGlite')

  /** Tells what so many days of use leave. */
  async function use(jefa: Client, days: number, today: string): Promise<void> {
    const known = new Set(collections().map(({ key }) => key))
    const ops = Object.entries(usedFor(days, today)).flatMap(([key, records]) =>
      known.has(key) ? records.map(({ id, ...values }) => record(jefa, key, id, values)) : [],
    )
    const refused: unknown[] = []
    for (let at = 0; at < ops.length; at += OPS_PER_CALL) {
      const { estados } = await jefa.sync(ops.slice(at, at + OPS_PER_CALL))
      refused.push(...estados.filter(({ estado }) => estado !== 'ok'))
    }
    expect(refused).toEqual([])
  }

  /** How many rows each address reads after so many days of use, asked by the chief or by somebody's phone. */
  async function readAfter(days: number): Promise<Record<string, number>> {
    const jefa = await central.claim('quitar')
    // Of a whole day: at midnight today's calls would still be to come.
    await use(jefa, days, addDays(dayAt(Date.now()), -1))
    const phone = await phoneOf(central, jefa, 'staff-3')
    const { body } = await jefa.get('/yo')
    const walk = async () => {
      const read: Record<string, number> = {}
      for (const path of GETS) {
        const asker = path.startsWith('/mi') ? phone : jefa
        const before = central.work.rows
        const ended = new AbortController()
        const { status } = await fetch(`${central.url}/api${inPlace(path, body.persona.id)}`, {
          signal: ended.signal,
          headers: { 'x-central': '1', cookie: asker.cookie },
        })
        ended.abort()
        expect([path, status < 500]).toEqual([path, true])
        read[path] = central.work.rows - before
      }
      return read
    }
    // What is made at the first question is read then.
    await walk()
    return walk()
  }

  let month: Record<string, number> = {}

  test('every address answers after a month', async () => {
    month = await readAfter(MONTH)
    expect(Object.values(month).some((rows) => rows > 0)).toBe(true)
  })

  test('after a year none reads more, except what shows all of it', async () => {
    const year = await readAfter(YEAR)
    const more = GETS.filter((path) => (year[path] ?? 0) - (month[path] ?? 0) > SOME)
    expect(more).toEqual(ALL_OF_IT)
  })
})
