import { same } from '@/shared/storage/merge'
import { forInSlices } from '@/shared/storage/slices'
import type { Collection, StoredRecord } from './collections'
import { EXISTS, type Fields, isAlive, type Register, recordOf } from './fields'
import { migrateFields } from './migrate-fields'
import type { Stamp } from './stamp'

/** Records by id, by fields. */
export type Rows = Readonly<Record<string, Fields>>

/** What this device wrote since the central last said something: each value with the stamp that it keeps. */
export type Pending = Rows

/** What the central last said of one collection. */
export type Shadow = {
  /** How far this device has read. */
  seq: number
  /** Deleted records too. */
  rows: Rows
  /** Ids that a central that came back from an older copy hasn't been told yet. */
  offer?: readonly string[]
  /** Records that are not in the list, although nobody deleted them, and why: no room, or this version can't read them. */
  held: Readonly<Record<string, Held>>
}

export type Held = 'espacio' | 'ilegible'

export const EMPTY_SHADOW: Shadow = { seq: 0, rows: {}, held: {} }

/** Most fields of a row were written at once: their stamp stands once. A field without a value was taken away. */
type PackedRow = { stamp: Stamp; values: Record<string, unknown>; others?: Record<string, Stamp> }

/** How the database keeps it. `schema`: how many migrations its values have behind them. */
export type PackedShadow = Omit<Shadow, 'rows'> & { schema: number; rows: Record<string, PackedRow> }

async function mapRows<A, B>(
  rows: Readonly<Record<string, A>>,
  change: (row: A, id: string) => B,
): Promise<Record<string, B>> {
  const mapped: [string, B][] = []
  await forInSlices(Object.entries(rows), ([id, row]) => mapped.push([id, change(row, id)]))
  return Object.fromEntries(mapped)
}

function pack(fields: Fields): PackedRow {
  const stamp = fields[EXISTS]?.[0] ?? Object.values(fields)[0]?.[0] ?? ''
  const entries = Object.entries(fields)
  const others = entries.filter(([, register]) => register[0] !== stamp || register.length === 1)
  return {
    stamp,
    values: Object.fromEntries(
      entries.flatMap(([field, register]) => (register.length > 1 ? [[field, register[1]]] : [])),
    ),
    ...(others.length > 0 && { others: Object.fromEntries(others.map(([field, [own]]) => [field, own])) }),
  }
}

const unpack = ({ stamp, values, others = {} }: PackedRow): Fields => ({
  ...Object.fromEntries(
    Object.entries(values).map(([field, value]): [string, Register] => [
      field,
      [others[field] ?? stamp, value],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(others).flatMap(([field, own]): [string, Register][] =>
      Object.hasOwn(values, field) ? [] : [[field, [own]]],
    ),
  ),
})

export const versionOf = ({ migrations = [] }: Pick<Collection, 'migrations'>) => migrations.length

export const packShadow = async (shadow: Shadow, collection: Collection): Promise<PackedShadow> => ({
  ...shadow,
  schema: versionOf(collection),
  rows: await mapRows(shadow.rows, pack),
})

/** A list as this device stores it: the one record of an object without its id. */
export const storedAs = ({ only }: Pick<Collection, 'only'>, list: readonly StoredRecord[]): unknown => {
  if (!only) return list
  const { id: _id, ...value } = list[0] ?? { id: only }
  return list[0] && value
}

/** What a device stores, as a list; undefined when nothing can be read. */
export function listOf({ only }: Pick<Collection, 'only'>, stored: unknown): unknown[] | undefined {
  if (Array.isArray(stored)) return only ? undefined : stored
  if (!only || typeof stored !== 'object' || stored === null) return undefined
  return [{ ...stored, id: only }]
}

/** The records that exist. */
export const aliveIn = (rows: Rows): StoredRecord[] =>
  Object.entries(rows).flatMap(([id, fields]) => (isAlive(fields) ? [recordOf(id, fields)] : []))

/** The stamp of the last thing that anybody did to a record. */
export const lastStamp = (fields: Fields): Stamp =>
  Object.values(fields).reduce((last, [stamp]) => (stamp > last ? stamp : last), '')

/** The rows as the first `to` migrations leave them. */
const rowsAt = (
  { migrations = [] }: Pick<Collection, 'migrations'>,
  packed: PackedShadow,
  to = migrations.length,
): Promise<Rows> =>
  mapRows(packed.rows, (row, id) =>
    migrateFields({ migrations: migrations.slice(0, to) }, id, unpack(row), packed.schema),
  )

/** The shadow as this version reads it. */
export async function unpackShadow(packed: PackedShadow, collection: Collection): Promise<Shadow> {
  const { schema: _schema, ...rest } = packed
  return { ...rest, rows: await rowsAt(collection, packed) }
}

/**
 * What waits since a version with `schema` migrations, as this version has it: of each record what differs once they
 * have run over what the central and the others here said, with it and without. Pure.
 */
export async function migratedPending(
  collection: Collection,
  packed: PackedShadow | undefined,
  others: Pending,
  pending: Pending,
  schema: number,
): Promise<Pending> {
  const said = packed ? await rowsAt(collection, packed, schema) : {}
  return mapRows(pending, (fields, id) => {
    const base = { ...said[id], ...others[id] }
    const without = migrateFields(collection, id, base, schema)
    const whole = migrateFields(collection, id, { ...base, ...fields }, schema)
    return Object.fromEntries(Object.entries(whole).filter(([field, one]) => !same(one, without[field])))
  })
}
