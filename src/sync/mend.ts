import { same } from '@/shared/storage/merge'
import type { Notice } from './apply'
import type { Collection, StoredRecord } from './collections'
import { EXISTS, type Fields, isAlive, recordOf } from './fields'
import { asRead, equal, samplesOf } from './samples'
import type { Held, Pending, Rows, Shadow } from './shadow'

type Mended = { list: StoredRecord[]; held: Shadow['held']; notices: Notice[] }

/** What the central and this device said, as far as it can be shown, and what can't be. */
function soundIn(collection: Collection, said: Rows, held: Shadow['held']) {
  const sound = new Map<string, StoredRecord>()
  const unread: Record<string, Held> = {}
  for (const [id, fields] of Object.entries(said)) {
    if (!isAlive(fields) || held[id] === 'espacio') continue
    const record = recordOf(id, fields)
    if (asRead(collection, record)) sound.set(id, record)
    else unread[id] = 'ilegible'
  }
  return { sound, held: { ...held, ...unread } }
}

/** The values that a damaged list had in the place of these. */
function differing(collection: Collection, record: StoredRecord, sound: StoredRecord): Notice[] {
  const [was, is] = [asRead(collection, record), asRead(collection, sound)]
  if (!was || !is || equal(was, is)) return []
  return Object.keys(was)
    .filter((field) => !collection.automatic.includes(field) && !same(was[field], is[field]))
    .map((field) => ({ id: record.id, field, mine: was[field], theirs: is[field] }))
}

/**
 * The list after something was lost in it that no person deleted, such as an unreadable text: what the central said and
 * what this device had written since, and whatever else is here and no sample. The values that were here instead are
 * told. Pure.
 */
export function mend(
  collection: Collection,
  list: readonly StoredRecord[],
  shadow: Shadow,
  pending: Pending,
): Mended {
  const isSample = samplesOf(collection)
  const ids = [...Object.keys(shadow.rows), ...Object.keys(pending)]
  const said = Object.fromEntries(
    ids.map((id): [string, Fields] => [id, { ...shadow.rows[id], ...pending[id] }]),
  )
  const { sound, held } = soundIn(collection, said, shadow.held)
  const mended = new Map<string, StoredRecord>()
  const notices: Notice[] = []
  for (const record of list.filter((one) => sound.has(one.id) || !isSample(one))) {
    const { id } = record
    const known = sound.get(id)
    if (known || !said[id]) mended.set(id, known ?? record)
    if (known && !isSample(record)) notices.push(...differing(collection, record, known))
    const read = asRead(collection, record)
    if (!known && said[id] && read && !held[id]) notices.push({ id, field: EXISTS, mine: read, theirs: null })
  }
  for (const [id, record] of sound) if (!mended.has(id)) mended.set(id, record)
  return { list: [...mended.values()], held, notices }
}
