import * as v from 'valibot'
import { requireLocal } from '@/shared/storage/entry/local'
import { createStored } from '@/shared/storage/entry/stored'
import { announce } from './changes'
import { mergeChanges } from './merge-changes'
import { readFields } from './object-fields'
import type { ObjectModule } from './stored-module'

export type ObjectRepository<T extends object> = {
  key: string
  /** The stored object, with defaults for missing fields. */
  read(): Promise<T>
  /** Writes the fields in which `next` differs from `base`, or all of `next` without one. */
  update(next: Partial<T>, base?: T): Promise<T>
  reset(): Promise<T>
}

/** A single stored object with the rules of contract §1. A field that fails its schema falls back alone. */
export function createObjectRepository<T extends object>(
  module: ObjectModule<T>,
  authorize?: () => Promise<void>,
): ObjectRepository<T> {
  const { key, schema, defaults, migrations, joins } = module
  const stored = createStored<T>(key, {
    migrations,
    decode(data, rescue) {
      if (typeof data !== 'object' || data === null || Array.isArray(data)) return null
      const { value, failed } = readFields(module, data, rescue)
      // An object without any good field is not a configuration and must not replace the one that is here.
      if (!Object.keys(defaults()).some((field) => Object.hasOwn(data, field) && !failed.has(field)))
        return null
      return { value, bad: failed.size > 0 ? [data] : [] }
    },
    isEmpty: () => false,
    seed: defaults,
    unreadable: defaults,
  })

  async function commit(
    action: 'update' | 'reset',
    change: (current: T) => { value: T; overwritten: string[] },
  ): Promise<T> {
    requireLocal(key)
    await authorize?.()
    let before: T | undefined
    let overwritten: string[] = []
    const after = await stored.write((current) => {
      before = current
      const outcome = change(current)
      overwritten = outcome.overwritten
      return outcome.value
    })
    announce([{ module, action, before: before ?? null, after, overwritten }])
    return after
  }

  return {
    key,
    read: stored.read,
    update: (next, base) =>
      commit('update', (current) => {
        const { value, overwritten } = mergeChanges(current, next, base, joins)
        return { value: { ...value, ...v.parse(schema, value) }, overwritten }
      }),
    reset: () => commit('reset', () => ({ value: defaults(), overwritten: [] })),
  }
}
