import { same } from './merge'

/** The id of whatever a list holds, or undefined. Pure. */
export const idOf = (record: unknown) => (record as { id?: unknown } | null)?.id
const fieldsOf = (record: unknown) => Object.entries(record as object).sort()

/**
 * The list with each id once; the same list when that is so already. An action on an id must never reach two records,
 * so a later one gets its own id, always the same: `inv-7` twice becomes `inv-7` and `inv-7-2`. A record that equals
 * the first in every field is the same record. Pure.
 */
export function uniqueIds(records: unknown[]): unknown[] {
  const ids = records.map(idOf).filter((id) => typeof id === 'string')
  const taken = new Set(ids)
  if (taken.size === ids.length) return records
  const firsts = new Map<unknown, unknown>()
  return records.flatMap((record) => {
    const id = idOf(record)
    const first = firsts.get(id)
    if (typeof id !== 'string' || !first) {
      firsts.set(id, record)
      return [record]
    }
    if (same(fieldsOf(record), fieldsOf(first))) return []
    let n = 2
    while (taken.has(`${id}-${n}`)) n++
    taken.add(`${id}-${n}`)
    return [{ ...(record as object), id: `${id}-${n}` }]
  })
}
