import { type Joins, joinedValue, stands } from './joined'
import { same } from './merge'

type Merged<T> = {
  /** Only what the person changed, over what is stored now. */
  value: T
  /** Fields that another tab had changed since the person read them, and of which something is lost by this. */
  overwritten: string[]
}

/**
 * What a record's form says: it shows a field that was never written as an empty one, which is no change of it. A setting
 * is otherwise: one without Instagram ('') is not the one that keeps the usual address (undefined).
 */
export function saidOf<T extends object>(next: Partial<T>, base?: T): Partial<T> {
  const isUnsaid = (field: string, value: unknown) =>
    base &&
    base[field as keyof T] === undefined &&
    (value === '' || value === false || (Array.isArray(value) && value.length === 0))
  return Object.fromEntries(
    Object.entries(next).filter(([field, value]) => !isUnsaid(field, value)),
  ) as Partial<T>
}

/**
 * Puts a form's `next` over the stored `before`. `base` is what the form started with; without it all fields count. A
 * field given as undefined is derived anew, which replaces nobody's change. In fields that are joined both changes stand.
 * Pure.
 */
export function mergeChanges<T extends object>(
  before: T,
  next: Partial<T>,
  base?: T,
  joins: Joins = {},
): Merged<T> {
  const changed = (Object.keys(next) as (keyof T & string)[]).filter(
    (field) => !base || !same(next[field], base[field]),
  )
  const since = changed.filter(
    (field) => base && !same(before[field], base[field]) && !same(before[field], next[field]),
  )
  const joined = (field: keyof T & string): unknown => {
    const identity = joins[field]
    if (!(base && identity && since.includes(field))) return next[field]
    const words = { base: base[field], stood: before[field], told: next[field], toldIsLater: true }
    return joinedValue(words, identity)
  }
  const patch = Object.fromEntries(changed.map((field) => [field, joined(field)])) as Partial<T>
  const isLost = (field: keyof T & string) =>
    joins[field]
      ? !stands({ base: base?.[field], mine: before[field], now: patch[field] }, joins[field])
      : next[field] !== undefined
  return { value: { ...before, ...patch }, overwritten: since.filter(isLost) }
}
