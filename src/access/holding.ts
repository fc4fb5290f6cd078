import * as v from 'valibot'
import { addDays } from '@/shared/lib/dias'
import { toDay } from '@/shared/lib/fecha'
import type { FieldsRule } from '@/shared/lib/form/fields-rule'
import { tooMany } from '@/shared/lib/form/rules'
import { SpokenError } from '@/shared/lib/spoken-error'
import type { Joins } from '@/shared/storage/joined'
import { same } from '@/shared/storage/merge'
import type { RecordRules } from './module'

/** What a form asks of each of these fields, as they are stored; the messages are sentences for a person. */
export type FieldRules<T> = { readonly [field in keyof T]?: v.GenericSchema }

/** One file or picture less is no fault, even where there are still too many, or another is wrong since before. */
const isLess = (before: unknown, after: unknown) =>
  Array.isArray(before) &&
  Array.isArray(after) &&
  after.length < before.length &&
  after.every((one) => before.some((other) => same(one, other)))

/** What is said where a rule says nothing: a value of a kind that no form writes. */
const OTHER_KIND = { message: 'Ese valor no se puede leer.' }

/**
 * Records whose fields are as their form takes them, whoever writes. Only what a change touches is asked: a record of before
 * the rule is edited in all else, and what was deleted comes back as it was.
 */
export const holding =
  <T extends object>(rules: FieldRules<T>): RecordRules<T> =>
  (changes) => {
    for (const { before, after, again } of changes) {
      if (!after || again) continue
      for (const [field, rule] of Object.entries(rules) as [keyof T, v.GenericSchema][]) {
        const value = after[field]
        if (before && (same(before[field], value) || isLess(before[field], value))) continue
        const read = v.safeParse(rule, value, OTHER_KIND)
        if (!read.success) throw new SpokenError(read.issues[0].message)
      }
    }
  }

/**
 * Records whose fields go together as their form takes them. Only a change of one of a rule's fields is asked for, and only
 * what `schema` reads: the rest is refused for what it is.
 */
export const agreeing =
  <T extends object>(
    schema: v.GenericSchema<unknown, T>,
    rules: readonly FieldsRule<Omit<T, 'id'>>[],
  ): RecordRules<T> =>
  (changes) => {
    for (const { before, after, again } of changes) {
      if (!after || again) continue
      const read = v.safeParse(schema, after)
      if (!read.success) continue
      const record = read.output
      const broken = rules.find(
        (rule) =>
          rule.fields.some((field) => !before || !same(before[field], after[field])) && rule.wrong(record),
      )
      if (broken) throw new SpokenError(broken.sentence)
    }
  }

/** How many elements a form lets into a list, or letters into a text, and what they are called. */
type Most<T> = { readonly [field in keyof T]?: readonly [most: number, what: string] }

const lengthOf = (value: unknown): number =>
  Array.isArray(value) || typeof value === 'string' ? value.length : 0

/**
 * Records whose lists are as short as their form keeps them; one that was longer may stay so long. Of a list in which the
 * words of two writers are joined (`joins`) each writer may add so many.
 */
export const atMost =
  <T extends object>(limits: Most<T>, joins: Joins = {}): RecordRules<T> =>
  (changes) => {
    for (const { before, after, again } of changes) {
      if (!after || again) continue
      for (const [field, [most, what]] of Object.entries(limits) as [keyof T & string, [number, string]][]) {
        const had = lengthOf(before?.[field])
        const room = Object.hasOwn(joins, field) ? had + most : Math.max(had, most)
        if (lengthOf(after[field]) > room) throw new SpokenError(tooMany(most, what))
      }
    }
  }

/** The last day that a record may have behind it: a phone's clock may be some minutes ahead of who judges. */
export const lastPast = (): string => addDays(toDay(new Date()), 1)

/**
 * When something was seen, as its device's own clock had it. A clock that is ahead would make it count until that day comes, and
 * whatever is seen meanwhile for nothing.
 */
export const yaFue = v.check<string, string>(
  (cuando) => cuando.slice(0, 10) <= lastPast(),
  'El reloj de este equipo está adelantado: ponga bien su fecha y hágalo otra vez.',
)

/** The same rule, of records that are there already: whatever a new one says is better than nothing. */
export const ofChanged =
  <T>(rule: RecordRules<T>): RecordRules<T> =>
  (changes) =>
    rule(changes.filter(({ before }) => before))

export const allOf =
  <T>(...rules: readonly RecordRules<T>[]): RecordRules<T> =>
  (changes) => {
    for (const rule of rules) rule(changes)
  }
