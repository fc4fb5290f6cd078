import { type Actor, can } from '@/access/permissions'
import type { Query } from '@/server/database/database'
import { LOST } from '@/server/permisos/registros'
import { CENTRAL } from '@/sync/stamp'
import { readRecord } from './judge'
import { collectionAt } from './latest'
import { numberOf, taken } from './numbers'
import type { Written } from './write'
import type { Refused } from './write-each'

/** How a number goes on: its count, and the letters of the device that gave it, if one did. */
const COUNTED = /^(\d{4,6})((?:-[0-9A-Z]{3,4})?)$/

type Brought = { one: Written; number: string; begin: string; count: number; end: string }

/** What follows the beginning of a series, as it is written once: `00007` would be the seventh a second time. */
function countedIn(rest: string): Pick<Brought, 'count' | 'end'> | null {
  const [, digits = '', end = ''] = COUNTED.exec(rest) ?? []
  const count = Number(digits)
  return digits && String(count).padStart(4, '0') === digits ? { count, end } : null
}

/** A record's number that this call brings to a list whose numbers nobody chooses. */
function broughtBy(one: Written): Omit<Brought, 'count' | 'end'> | null {
  const { c, id, campos } = one.row
  const collection = collectionAt(c)
  const { field = '', begins } = collection?.sync.number ?? {}
  const number = numberOf(field, campos)
  if (!collection || !begins || !number || one.before[field]?.[1] === number) return null
  const record = readRecord(collection, id, campos)
  return record && { one, number, begin: begins(record) }
}

/** The highest count of a series, whose numbers end alike. */
async function lastOf(query: Query, { one: { row }, begin, end }: Brought): Promise<number> {
  const field = collectionAt(row.c)?.sync.number?.field ?? ''
  const counts = (await taken(query, row, field, begin, [])).map((number) => {
    const counted = countedIn(number.slice(begin.length))
    return counted?.end === end ? counted.count : 0
  })
  return counts.reduce((most, count) => Math.max(most, count), 0)
}

const isOfCentral = ({ one: { row } }: Brought): boolean =>
  row.campos[collectionAt(row.c)?.sync.number?.field ?? '']?.[0].endsWith(`-${CENTRAL}`) === true

/**
 * Numbers that nobody gave as they are given: of another form than their series, one of the central's own that it didn't give, or
 * far beyond the last of its series. A device without a network goes on with its own letters. Whoever puts the brigade's copies back
 * brings what others had; any device brings back what the central gave before an older copy of it was put in place.
 */
export async function refusedBySeries(
  query: Query,
  actor: Actor,
  written: readonly Written[],
): Promise<Refused[]> {
  const refused: Refused[] = []
  const refuse = ({ one, number }: Pick<Brought, 'one' | 'number'>, why: string) =>
    refused.push({ written: one, estado: 'invalido', mensaje: `El número ${number} ${why}` })
  const mayBring = can(actor, 'config:edit')
  const brought = written.flatMap((one): Brought[] => {
    const found = broughtBy(one)
    if (!found) return []
    const counted = found.number.startsWith(found.begin) && countedIn(found.number.slice(found.begin.length))
    if (found.begin && counted) return [{ ...found, ...counted }]
    refuse(found, 'no es de la serie de la brigada.')
    return []
  })
  const last = new Map<string, number>()
  for (const each of brought.toSorted((a, b) => a.count - b.count)) {
    if (mayBring) continue
    const series = JSON.stringify([each.one.row.c, each.begin, each.end])
    const before = last.get(series) ?? (await lastOf(query, each))
    if (each.end === '' && !isOfCentral(each)) refuse(each, 'no lo dio la central.')
    else if (each.count > before + LOST) refuse(each, 'está muy lejos del último de su serie.')
    else last.set(series, Math.max(before, each.count))
  }
  return refused
}
