import { same } from '@/shared/storage/merge'
import { type Migration, migrateRecord } from '@/shared/storage/stored-module'
import { EXISTS, type Fields, type Register, recordOf } from './fields'

type Migrated = { migrations?: readonly Migration[] | undefined }

function step(migration: Migration, id: string, fields: Fields): Fields {
  const before: Readonly<Record<string, unknown>> = recordOf(id, fields)
  const after = migrateRecord(migration, before)
  const registerOf = (field: string): Register | undefined => {
    if (same(before[field], after[field])) return fields[field]
    const names = migration.from?.[field] ?? [field]
    const sources = names.flatMap((name): Register[] => (fields[name] ? [fields[name]] : []))
    // Of fields that this reader doesn't get nothing can be made, and a part of a record gets no new ones.
    if (sources.length === 0 && (migration.from?.[field] || !fields[EXISTS])) return undefined
    // Nobody wrote a field that is new: whatever a person says of it comes later.
    const written = sources.reduce((last, [one]) => (one > last ? one : last), '')
    const stamp = written || fields[EXISTS]?.[0] || ''
    return after[field] === undefined || sources.some((one) => one.length === 1)
      ? [stamp]
      : [stamp, after[field]]
  }
  const taken = Object.entries(fields).filter(([field]) => field === EXISTS || !(field in before))
  const fresh = Object.keys(after).flatMap((field): [string, Register][] => {
    const register = field === 'id' ? undefined : registerOf(field)
    return register ? [[field, register]] : []
  })
  return Object.fromEntries([...taken, ...fresh])
}

/**
 * The fields as the migrations after the first `from` leave them. Whoever has the same fields gets the same, stamps too:
 * a migration, which runs on every device and at the central, is nobody's edit. Pure.
 */
export const migrateFields = (
  { migrations = [] }: Migrated,
  id: string,
  fields: Fields,
  from: number,
): Fields =>
  migrations.slice(from).reduce(
    // What nobody sees but as deleted has no fields.
    (earlier, one) =>
      Object.keys(earlier).some((field) => field !== EXISTS) ? step(one, id, earlier) : earlier,
    fields,
  )

/** How many migrations each collection has, where it has any: `esquemas` on the wire. */
export const schemasOf = (collections: readonly (Migrated & { key: string })[]): Record<string, number> =>
  Object.fromEntries(
    collections.flatMap(({ key, migrations = [] }) =>
      migrations.length > 0 ? [[key, migrations.length]] : [],
    ),
  )
