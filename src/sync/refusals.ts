import { RefusedError } from '@/shared/storage/errors'
import { changeCollection } from './change'
import type { Collection, StoredRecord } from './collections'
import { EXISTS, type Fields, recordOf } from './fields'
import type { Member } from './member'
import { migrateFields } from './migrate-fields'
import type { KeptRefusal } from './outcomes'

const GONE = 'Este registro ya no existe: se eliminó mientras tanto.'

/** The list with the refused values in it again. @throws RefusedError */
function withAgain(list: readonly StoredRecord[], { id, fields }: KeptRefusal): StoredRecord[] {
  const exists = fields[EXISTS]?.[1]
  const others = list.filter((record) => record.id !== id)
  if (exists === false) return others
  const here = list.find((record) => record.id === id)
  if (!here && exists !== true) throw new RefusedError(GONE)
  const gone = Object.keys(fields).filter((field) => fields[field]?.length === 1)
  const values = Object.entries({ ...here }).filter(([field]) => !gone.includes(field))
  const next = { ...Object.fromEntries(values), ...recordOf(id, fields as Fields) }
  return here ? list.map((record) => (record.id === id ? next : record)) : [...others, next]
}

/** Writes what was refused into the list again, as if it were written now. @throws RefusedError, StorageError */
export const retry = (collection: Collection, member: Member, refusal: KeptRefusal): Promise<void> =>
  changeCollection(collection, member, ({ list }) => ({
    list: withAgain(list, {
      ...refusal,
      fields: migrateFields(collection, refusal.id, refusal.fields, refusal.schema ?? 0),
    }),
    edited: true,
    rows: [[refusal.key, undefined]],
  }))
