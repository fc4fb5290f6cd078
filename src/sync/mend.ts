import type { Notice } from './apply'
import type { Collection, StoredRecord } from './collections'
import { EXISTS, isAlive, recordOf } from './fields'
import { asRead, equal, samplesOf } from './samples'
import type { Held, Pending, Shadow } from './shadow'

type Mended = { list: StoredRecord[]; held: Shadow['held']; notices: Notice[] }

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
  const held: Record<string, Held> = { ...shadow.held }
  const notices: Notice[] = []
  const isSample = samplesOf(collection)
  const sound = new Map<string, StoredRecord>()
  const ids = new Set([...Object.keys(shadow.rows), ...Object.keys(pending)])
  for (const id of ids) {
    const fields = { ...shadow.rows[id], ...pending[id] }
    if (!isAlive(fields) || held[id] === 'espacio') continue
    const record = recordOf(id, fields)
    if (asRead(collection, record)) sound.set(id, record)
    else held[id] = 'ilegible'
  }

  const mended = new Map<string, StoredRecord>()
  for (const record of list) {
    const { id } = record
    const known = sound.get(id)
    const read = asRead(collection, record)
    if (!ids.has(id)) {
      if (!isSample(record)) mended.set(id, record)
    } else if (known) {
      mended.set(id, known)
      const is = asRead(collection, known)
      if (read && is && !equal(read, is) && !isSample(record))
        for (const field of Object.keys(read))
          if (!collection.automatic.includes(field) && !equal({ id, is: read[field] }, { id, is: is[field] }))
            notices.push({ id, field, mine: read[field], theirs: is[field] })
    } else if (read && !isSample(record) && !held[id])
      notices.push({ id, field: EXISTS, mine: read, theirs: null })
  }
  for (const [id, record] of sound) if (!mended.has(id)) mended.set(id, record)
  return { list: [...mended.values()], held, notices }
}
