import { dataVersion } from '@/sync/collections'
import { type Fields, isAlive, mergeFields } from '@/sync/fields'
import { migrateFields } from '@/sync/migrate-fields'
import type { Op, SyncRequest } from '@/sync/wire'
import { COLLECTIONS, collectionAt } from './known'

/** How many migrations of each collection a device has behind it. */
type Schemas = SyncRequest['esquemas']

/** Whether a device can go on: what it lacks only adds fields, which it keeps without knowing them. */
export const understands = ({ version, esquemas = {} }: Pick<SyncRequest, 'version' | 'esquemas'>): boolean =>
  version <= dataVersion() &&
  COLLECTIONS.every(({ key, migrations = [] }) => {
    const behind = esquemas[key] ?? 0
    return behind <= migrations.length && migrations.slice(behind).every(({ adds }) => adds)
  })

/** The op of such a device with the fields that it couldn't add. */
export function completed(op: Op, before: Fields, esquemas: Schemas = {}): Op {
  const collection = collectionAt(op.c)
  const merged = mergeFields(before, op.campos)
  if (!collection || !merged || !isAlive(merged)) return op
  const whole = migrateFields(collection, op.id, merged, esquemas[op.c] ?? 0)
  const added = Object.entries(whole).filter(([field]) => !merged[field])
  return added.length > 0 ? { ...op, campos: { ...op.campos, ...Object.fromEntries(added) } } : op
}
