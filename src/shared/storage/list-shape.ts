import * as v from 'valibot'
import type { Shape } from '@/shared/storage/entry/resolve'
import { forInSlices } from './slices'
import type { ListModule, Stored } from './stored-module'
import { uniqueIds } from './unique-ids'

/** How a stored list is read: each good record by itself, and each id once (contract §1). */
export function listShape<T extends Stored>({
  schema,
  seed,
  seedWhenUnreadable,
  migrations,
}: ListModule<T>): Shape<T[]> {
  return {
    migrations,
    async decode(data, rescue) {
      if (!Array.isArray(data)) return null
      const records = uniqueIds(data)
      const value: T[] = []
      const bad: unknown[] = []
      await forInSlices(records, (record) => {
        const result = v.safeParse(schema, record)
        if (result.success) value.push({ ...(record as T), ...result.output })
        else {
          bad.push(record)
          const saved = rescue?.find(({ id }) => id === (record as Partial<T> | null)?.id)
          if (saved) value.push(saved)
        }
      })
      return { value, bad, mended: records !== data }
    },
    isEmpty: (list) => list.length === 0,
    seed,
    unseen: () => [],
    unreadable: seedWhenUnreadable ? seed : () => [],
  }
}
