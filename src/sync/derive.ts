import { same } from '@/shared/storage/merge'
import { forInSlices } from '@/shared/storage/slices'
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
  // Nor of a record that is deleted and comes back: whoever may restore it would seem to edit it.
  const read = known[EXISTS] ? asRead(collection, recordOf(record.id, known)) : null
  return differing
    .filter((field) => !read || !same(record[field], read[field]))
    .map((field) => [field, record[field]])
}

/** When a field was last written. A deletion, or a return from one, comes after all that was written. */
const lastOf = (fields: Fields, field: string): Stamp =>
  field === EXISTS ? lastStamp(fields) : (fields[field]?.[0] ?? '')

/** One record's fields as the central said them and as they were derived before. */
type Past = { known: Fields; earlier: Fields }

/** The fields that were derived before and that the central hasn't answered. */
const underWayOf = ({ known, earlier }: Past): string[] =>
  Object.entries(earlier).flatMap(([field, [stamp]]) => (stamp > lastOf(known, field) ? [field] : []))

/** The value with the stamp that it had, as long as the central knows nothing later, or with a new one. */
function stamped(
  { known, earlier }: Past,
  { time, v: revision, device }: Moment,
  field: string,
  value: unknown,
): Register {
  const seen = lastOf(known, field)
  const had = earlier[field]
  const keeps = had && same(had[1], value) && had[0] > seen
  const base = stampOf(time, revision, device)
  const stamp = keeps ? had[0] : after(base, device, seen, lastOf(earlier, field))
  return value === undefined ? [stamp] : [stamp, value]
}

/**
 * The fields to send of a record in the list. A value that a person changed back is sent too as long as the central hasn't
 * answered, because it may have got the first one. A record that can't be read keeps what was derived before.
 */
function deriveRecord(collection: Collection, record: StoredRecord, past: Past, moment: Moment): Fields {
  const changed = changedIn(collection, record, past.known)
  if (!changed) return past.earlier
  const values: [string, unknown][] = [
    ...(isAlive(past.known) ? [] : [[EXISTS, true] as [string, unknown]]),
    ...changed,
    ...underWayOf(past).map((field): [string, unknown] => [field, field === EXISTS ? true : record[field]]),
  ]
  return Object.fromEntries(values.map(([field, value]) => [field, stamped(past, moment, field, value)]))
}

/**
 * The fields to send of a record that a person deleted. Unanswered edits go with the deletion, because somebody else's later
 * edit may bring the record back.
 */
function deriveDeleted(past: Past, moment: Moment): Fields {
  const { known, earlier } = past
  const words = Object.fromEntries(
    underWayOf(past).flatMap((field) => (earlier[field] ? [[field, earlier[field]]] : [])),
  )
  // Somebody else deleted it, and this device has still to tell what it had written before.
  if (known[EXISTS] && !isAlive(known) && !earlier[EXISTS]) return words
  return { ...(isAlive(known) && words), [EXISTS]: stamped(past, moment, EXISTS, false) }
}

/**
 * Finds every difference between the list and the shadow. For example, the shadow has `{ a: { telefono: [s1, '911'] } }` and
 * the list `{ id: 'a', telefono: '912' }`: the result is `{ a: { telefono: [s2, '912'] } }`, with a new stamp s2 after s1. A
 * value that was derived before keeps its stamp, as long as the central knows nothing later. With `complete`, a record that
 * the list lacks was deleted; without it, its words stay as they were derived before. Pure.
 */
export async function derive(
  collection: Collection,
  list: readonly StoredRecord[],
  shadow: Shadow,
  previous: Pending,
  moment: Moment,
  complete = true,
): Promise<Pending> {
  const derived: Record<string, Fields> = {}
  const pastOf = (id: string): Past => ({ known: shadow.rows[id] ?? {}, earlier: previous[id] ?? {} })
  const note = (id: string, fields: Fields) => {
    if (Object.keys(fields).length > 0) derived[id] = fields
  }

  // An object is there before anybody writes it; in a list a person may have asked for the samples.
  const isUntouched = collection.only ? samplesOf(collection) : () => false
  await forInSlices(list, (record) => {
    const past = pastOf(record.id)
    const isNew = !shadow.rows[record.id] && underWayOf(past).length === 0
    if (!(isNew && isUntouched(record))) note(record.id, deriveRecord(collection, record, past, moment))
  })

  const here = new Set(list.map(({ id }) => id))
  for (const id of new Set([...Object.keys(shadow.rows), ...Object.keys(previous)])) {
    const past = pastOf(id)
    const isSaid = isAlive(past.known) || underWayOf(past).length > 0
    if (here.has(id) || shadow.held[id] || !isSaid) continue
    note(id, complete ? deriveDeleted(past, moment) : past.earlier)
  }
  return derived
}
