import { RECORD_BYTES } from '@/server/budgets'
import { EXISTS, type Fields } from '@/sync/fields'

/** Of what a record says, without whether it exists: deleting one must always be possible. */
const sizeOf = ({ [EXISTS]: _, ...said }: Fields): number => Buffer.byteLength(JSON.stringify(said))

/** Whether a change makes the record larger than it may be. One that was larger before may be edited, and shrink. */
export function isTooLarge(before: Fields, after: Fields): boolean {
  const size = sizeOf(after)
  return size > RECORD_BYTES && size > sizeOf(before)
}

/**
 * The first of these as long as they fit together, but always one: a single large one must not hold up all that come
 * after it.
 */
export function fitting<T>(all: readonly T[], sizeOf: (one: T) => number, most: number): T[] {
  let bytes = 0
  const end = all.findIndex((one, index) => {
    bytes += sizeOf(one)
    return bytes > most && index > 0
  })
  return all.slice(0, end < 0 ? all.length : end)
}
