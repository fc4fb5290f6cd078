import { AccessError } from '@/access/authorize'
import type { Actor } from '@/access/permissions'
import type { Query } from '@/server/database/database'
import { mentions } from '@/server/database/written'
import { SpokenError } from '@/shared/lib/spoken-error'
import type { Change, Guard } from '@/shared/storage/list-command'
import type { Collection, StoredRecord } from '@/sync/collections'
import { type Fields, isAlive } from '@/sync/fields'
import { lastStamp } from '@/sync/shadow'
import type { Row } from '@/sync/wire'
import { readRecord } from './judge'
import { COLLECTIONS } from './latest'
import type { Written } from './write'
import type { Refused } from './write-each'

type List = ReadonlyMap<string, StoredRecord>

/** A record as devices show it: null for a deleted one, and for one that nobody can read. */
const shownOf = (collection: Collection, id: string, fields: Fields): StoredRecord | null =>
  isAlive(fields) ? readRecord(collection, id, fields) : null

const changeOf = (collection: Collection, { row, before }: Written): Change<StoredRecord> => ({
  before: shownOf(collection, row.id, before),
  after: shownOf(collection, row.id, row.campos),
})

/** What weighs in the rule: all of the list, or the records in which one field was written. */
async function readList(query: Query, collection: Collection): Promise<List> {
  const { key, listRulesOf: field } = collection
  const rows = await query<Pick<Row, 'id' | 'campos'>>(
    `select id, campos from registro where coleccion = $1 ${field ? `and ${mentions('campos', '$2')}` : ''} order by seq`,
    field ? [key, `"${field}"`] : [key],
  )
  return new Map(
    rows.flatMap(({ id, campos }) => {
      const shown = shownOf(collection, id, campos)
      return shown ? [[id, shown]] : []
    }),
  )
}

function withChanges(collection: Collection, list: List, written: readonly Written[]): List {
  const next = new Map(list)
  for (const one of written) {
    const shown = shownOf(collection, one.row.id, one.row.campos)
    if (shown) next.set(one.row.id, shown)
    else next.delete(one.row.id)
  }
  return next
}

/** What the rule says against the changes that lead to `next`. */
function objection(
  guard: Guard<StoredRecord>,
  changes: readonly Change<StoredRecord>[],
  next: List,
): SpokenError | null {
  try {
    guard(
      changes.filter(({ before, after }) => before || after),
      [...next.values()],
    )
    return null
  } catch (error) {
    if (error instanceof SpokenError) return error
    throw error
  }
}

/** The later of two that are only too much together is refused: which one that is, the stamps say. */
const inOrder = (written: readonly Written[]): Written[] =>
  written.toSorted((a, b) => (lastStamp(a.row.campos) < lastStamp(b.row.campos) ? -1 : 1))

/**
 * The changes of one call that a rule over this list refuses. A device had them all at once: two that only together are
 * right, such as two records that exchange a name, are taken together. Pure.
 */
function refusedIn(
  collection: Collection,
  guard: Guard<StoredRecord>,
  before: List,
  written: readonly Written[],
): Refused[] {
  const all = written.map((one) => changeOf(collection, one))
  if (!objection(guard, all, withChanges(collection, before, written))) return []
  let list = before
  return inOrder(written).flatMap((one): Refused[] => {
    const next = withChanges(collection, list, [one])
    const error = objection(guard, [changeOf(collection, one)], next)
    if (error)
      return [
        {
          written: one,
          estado: error instanceof AccessError ? 'prohibido' : 'invalido',
          mensaje: error.message,
        },
      ]
    list = next
    return []
  })
}

/**
 * What rules over whole lists refuse of these changes. What weighs in the rule is read each time that somebody writes the
 * list: only where its module has such a rule.
 */
export async function refusedByLists(
  query: Query,
  actor: Actor,
  written: readonly Written[],
): Promise<Refused[]> {
  const refused: Refused[] = []
  for (const collection of COLLECTIONS) {
    const own = written.filter(({ row }) => row.c === collection.key)
    const guard = collection.listRules?.(actor)
    if (guard && own.length > 0)
      refused.push(...refusedIn(collection, guard, await readList(query, collection), own))
  }
  return refused
}
