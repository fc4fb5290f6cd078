import { same } from '@/shared/storage/merge'
import { idOf, uniqueIds } from '@/shared/storage/unique-ids'
import type { Collection, StoredRecord } from './collections'
import { EXISTS, type Fields, isAlive, type Register, recordOf } from './fields'
import { asRead, samplesOf } from './samples'
import { lastStamp, type Pending, type Shadow } from './shadow'
import { type Stamp, stampAfter, stampOf } from './stamp'

/** When a list was last written, by the central's clock, as which revision, and where. */
export type Moment = { time: number; v: number; device: string }

/** What a list holds that can travel; `whole` is false when a record has lost its id. */
export function readable(stored: readonly unknown[]): { list: StoredRecord[]; whole: boolean } {
  const isRecord = (record: unknown): record is StoredRecord => {
    const id = idOf(record)
    return typeof id === 'string' && id !== ''
  }
  const list = uniqueIds([...stored]).filter(isRecord)
  return { list, whole: stored.every(isRecord) }
}

/** The least stamp of this device from `base` on that comes after all of `seen`. */
const after = (base: Stamp, device: string, ...seen: Stamp[]): Stamp =>
  seen.reduce<Stamp>((stamp, one) => (one && stamp <= one ? stampAfter(one, device) : stamp), base)

/**
 * The fields in which the record differs from what the central said. A default that this version filled in is no change.
 * null: the record can't be read.
 */
function changedIn(collection: Collection, record: StoredRecord, known: Fields): [string, unknown][] | null {
  const fields = new Set([...Object.keys(record), ...Object.keys(known)])
  const differing = [...fields].filter(
    (field) => field !== 'id' && field !== EXISTS && !same(record[field], known[field]?.[1]),
  )
  if (differing.length === 0) return []
  if (!asRead(collection, record)) return null
  const read = isAlive(known) ? asRead(collection, recordOf(record.id, known)) : null
  return differing
    .filter((field) => !read || !same(record[field], read[field]))
    .map((field) => [field, record[field]])
}

/** When a field was last written. A deletion, or a return from one, comes after all that was written. */
const lastOf = (fields: Fields, field: string): Stamp =>
  field === EXISTS ? lastStamp(fields) : (fields[field]?.[0] ?? '')

/**
 * Every difference between what is here and what the central said, with the stamp that it keeps: a value that was
 * derived before, with its stamp of then, as long as the central knows nothing later. What a person takes back is told
 * too until the central has answered: nobody knows whether it got the first. `complete`: what is missing in the list was
 * deleted. A record that can't be read stays as it was derived before. Pure.
 */
export function derive(
  collection: Collection,
  list: readonly StoredRecord[],
  shadow: Shadow,
  previous: Pending,
  { time, v: revision, device }: Moment,
  complete = true,
): Pending {
  const base = stampOf(time, revision, device)
  const derived: Record<string, Record<string, Register>> = {}

  const note = (id: string, field: string, value: unknown) => {
    const seen = lastOf(shadow.rows[id] ?? {}, field)
    const before = previous[id] ?? {}
    const earlier = before[field]
    const keeps = earlier && same(earlier[1], value) && earlier[0] > seen
    const stamp = keeps ? earlier[0] : after(base, device, seen, lastOf(before, field))
    derived[id] ??= {}
    derived[id][field] = value === undefined ? [stamp] : [stamp, value]
  }

  const keep = (id: string) => {
    if (previous[id]) derived[id] = { ...previous[id] }
  }

  /** The fields that were derived before and that the central hasn't answered. */
  const underWayOf = (id: string): string[] =>
    Object.entries(previous[id] ?? {}).flatMap(([field, [stamp]]) =>
      stamp > lastOf(shadow.rows[id] ?? {}, field) ? [field] : [],
    )

  const here = new Set<string>()
  // An object is there before anybody writes it; in a list a person may have asked for the samples.
  const isUntouched = collection.only ? samplesOf(collection) : () => false
  for (const record of list) {
    here.add(record.id)
    const underWay = underWayOf(record.id)
    if (!shadow.rows[record.id] && underWay.length === 0 && isUntouched(record)) continue
    const known = shadow.rows[record.id] ?? {}
    const changed = changedIn(collection, record, known)
    if (!changed) keep(record.id)
    else {
      if (!isAlive(known)) note(record.id, EXISTS, true)
      for (const [field, value] of changed) note(record.id, field, value)
      for (const field of underWay) note(record.id, field, field === EXISTS ? true : record[field])
    }
  }
  for (const id of new Set([...Object.keys(shadow.rows), ...Object.keys(previous)])) {
    if (here.has(id) || shadow.held[id]) continue
    if (!isAlive(shadow.rows[id]) && underWayOf(id).length === 0) continue
    if (complete) note(id, EXISTS, false)
    else keep(id)
  }
  return derived
}
