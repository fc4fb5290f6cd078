import type { CurrentUser } from '@/access/current-user'
import { SpokenError } from '@/shared/lib/spoken-error'
import { actsOf } from '@/sync/acts'
import { changeCollection, seal } from '@/sync/change'
import { type Collection, mayRead } from '@/sync/collections'
import { EXISTS, type Fields, recordOf } from '@/sync/fields'
import type { Member } from '@/sync/member'
import { readShadow } from '@/sync/store'
import { handed, othersOf, type Parcels } from './parcels'
import { restate } from './restate'

/**
 * A record that somebody changed on this device and that was never sent. `name` is '' where the reader may not see it.
 */
export type WaitingRecord = {
  title: string
  id: string
  name: string
  kind: 'nuevo' | 'cambio' | 'eliminado'
  fields: readonly string[]
  /** Whether the reader could have done the same. */
  permitted: boolean
}

function permits(
  collection: Collection,
  reader: CurrentUser,
  id: string,
  before: Fields,
  after: Fields,
): boolean {
  try {
    for (const act of actsOf(before, after, (fields) => recordOf(id, fields))) collection.permit(reader, act)
    return true
  } catch (error) {
    if (error instanceof SpokenError) return false
    throw error
  }
}

function describe(
  collection: Collection,
  [id, fields]: [string, Fields],
  known: Fields,
  reader: CurrentUser,
): WaitingRecord {
  const after = { ...known, ...fields }
  const readable = mayRead(collection, reader)
  const exists = fields[EXISTS]?.[1]
  return {
    title: collection.title,
    id,
    name: readable ? collection.name(recordOf(id, after)) : '',
    kind: exists === true ? 'nuevo' : exists === false ? 'eliminado' : 'cambio',
    fields: Object.keys(fields).filter((field) => field !== EXISTS && !collection.automatic.includes(field)),
    permitted: readable && permits(collection, reader, id, known, after),
  }
}

/** What waits on this device for this person. */
export async function listWaiting(
  collections: readonly Collection[],
  member: Member,
  person: string,
  reader: CurrentUser,
): Promise<WaitingRecord[]> {
  const records: WaitingRecord[] = []
  for (const collection of collections) {
    const parcel = Object.entries((await seal(collection, member))[person] ?? {})
    const rows = parcel.length > 0 ? (await readShadow(collection))?.rows : undefined
    for (const [id, fields] of parcel)
      records.push(describe(collection, [id, fields], rows?.[id] ?? {}, reader))
  }
  return records
}

/** Makes what waits for `from` go in `person`'s session from now on. @throws StorageError */
export const handOver = (
  collection: Collection,
  member: Member,
  from: string,
  person: string,
): Promise<void> =>
  changeCollection(collection, member, ({ joined, parcels }) =>
    joined && parcels[from] ? { parcels: handed(parcels, from, person) } : null,
  )

/**
 * Throws away what waits for `from`: the list shows the central's values, with what others here wrote since. @throws
 * StorageError
 */
export const giveUp = (collection: Collection, member: Member, from: string): Promise<void> =>
  changeCollection(collection, member, ({ joined, list, shadow, parcels }) => {
    const { [from]: parcel, ...rest } = parcels
    if (!parcel) return null
    if (!joined) return { parcels: rest }
    const shown = restate(collection, { list, shadow, parcels: rest }, Object.keys(parcel), member)
    // Of joined fields the central may have said more than is known here: it was to be joined with what is thrown away.
    const isJoined = Object.keys(collection.joins).length > 0
    return isJoined && shown.shadow ? { ...shown, shadow: { ...shown.shadow, seq: 0 } } : shown
  })

/** How many records wait for each other person. */
export function countOthers(parcels: readonly Parcels[], person: string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const one of parcels)
    for (const [whose, parcel] of Object.entries(othersOf(one, person)))
      counts[whose] = (counts[whose] ?? 0) + Object.keys(parcel).length
  return counts
}
