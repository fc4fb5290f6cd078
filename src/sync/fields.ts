import type { Stored } from '@/shared/storage/stored-module'
import type { Stamp } from './stamp'

/** A field's register: when it was written and its value; without a value the field was taken away. */
export type Register = readonly [stamp: Stamp, value?: unknown]

/** A record by fields. The field '' says whether the record exists. */
export type Fields = Readonly<Record<string, Register>>

/** The field that says whether the record exists. */
export const EXISTS = ''

/** A device whose storage was copied writes one stamp twice, with two values. Then the texts decide, everywhere alike. */
export const isLater = (a: Register, b: Register): boolean =>
  a[0] === b[0] ? (JSON.stringify(a[1]) ?? '') > (JSON.stringify(b[1]) ?? '') : a[0] > b[0]

/**
 * Takes the later register of each field, so that every device that merges the same fields, in any order and however often,
 * gets the same record. null: nothing in `theirs` is new.
 *
 *     const ours = { estado: ['t1', 'PENDIENTE'], nota: ['t3', 'Dos casas'] }
 *     mergeFields(ours, { estado: ['t2', 'CERRADO'] })  // { estado: ['t2', 'CERRADO'], nota: ['t3', 'Dos casas'] }
 *     mergeFields(ours, { nota: ['t2', 'Una casa'] })   // null: what is here was written later
 */
export function mergeFields(ours: Fields, theirs: Fields): Fields | null {
  const news = Object.entries(theirs).filter(([field, register]) => {
    const own = ours[field]
    return !own || isLater(register, own)
  })
  return news.length > 0 ? { ...ours, ...Object.fromEntries(news) } : null
}

/**
 * True for a record that was created and not deleted since, or that somebody wrote to after it was deleted: a deletion
 * takes nobody's later words along.
 */
export function isAlive(fields: Fields | undefined): boolean {
  const existence = fields?.[EXISTS]
  if (!fields || !existence) return false
  return (
    existence[1] === true ||
    Object.entries(fields).some(([field, [stamp]]) => field !== EXISTS && stamp > existence[0])
  )
}

/**
 * The record that the fields say, with the id first. null says that a field was taken away: centrals of earlier versions kept
 * it so, and no schema reads it where it isn't the field's default.
 */
export const recordOf = (id: string, fields: Fields): Stored & Record<string, unknown> => ({
  id,
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([field, register]) =>
      field !== EXISTS && field !== 'id' && register.length > 1 && register[1] !== null
        ? [[field, register[1]]]
        : [],
    ),
  ),
})
