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
 * Of each field the later register. Whoever merges the same fields, in any order and however often, gets the same.
 * null: `theirs` brings nothing new.
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

/** The record that the fields say, with the id first. */
export const recordOf = (id: string, fields: Fields): Stored & Record<string, unknown> => ({
  id,
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([field, register]) =>
      field !== EXISTS && field !== 'id' && register.length > 1 ? [[field, register[1]]] : [],
    ),
  ),
})

/** What a field that is joined holds: names, or lines of text. */
type Joined = readonly unknown[] | string

const isJoined = (value: unknown): value is Joined => Array.isArray(value) || typeof value === 'string'

const partsOf = (value: Joined): readonly unknown[] =>
  typeof value === 'string' ? value.split('\n').filter((line) => line.trim() !== '') : value

/** Whether everything of `mine` stands in `theirs`, too. */
export const covers = (theirs: unknown, mine: unknown): boolean =>
  isJoined(theirs) && isJoined(mine) && partsOf(mine).every((part) => partsOf(theirs).includes(part))

/** Both values in one: what stood there first, then what is new. Values of another kind are `told`. Pure. */
export function joinedValue(stood: unknown, told: unknown): unknown {
  if (!isJoined(stood) || !isJoined(told) || typeof stood !== typeof told) return told
  const parts = [...partsOf(stood), ...partsOf(told).filter((part) => !partsOf(stood).includes(part))]
  return typeof stood === 'string' ? parts.join('\n') : parts
}
