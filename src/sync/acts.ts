import type { Change } from '@/shared/storage/list-command'
import type { StoredRecord } from './collections'
import { EXISTS, type Fields, isAlive, type Register } from './fields'

const isSame = (a: Register | undefined, b: Register | undefined) => a?.[0] === b?.[0] && a?.[1] === b?.[1]

/**
 * What a person does to a record whose fields were `before` and become `after`, as the changes whose rights they need.
 * Words and life count by themselves: a phone without a network may have changed a record and deleted it since, and words
 * that are later than a deletion bring the record back. Pure.
 */
export function actsOf(
  before: Fields,
  after: Fields,
  read: (fields: Fields) => StoredRecord,
): Change<StoredRecord>[] {
  const [was, is] = [isAlive(before), isAlive(after)]
  const isNew = before[EXISTS] === undefined
  const worded = Object.keys(after).some((field) => field !== EXISTS && before[field] !== after[field])
  const acts: Change<StoredRecord>[] = []
  if (worded && !(isNew && is)) acts.push({ before: read(before), after: read(after) })
  if (was && !is) acts.push({ before: read(before), after: null })
  else if (!was && is) acts.push({ before: null, after: read(after), ...(!isNew && { again: true }) })
  // Nothing shows of it yet: another deletion of what is deleted or unknown, or a deletion taken back before it arrived.
  else if (!isSame(before[EXISTS], after[EXISTS]) && (after[EXISTS]?.[1] === false || !worded))
    acts.push({ before: { id: '' }, after: null })
  return acts
}
