import type * as v from 'valibot'
import { entryOf } from '@/shared/lib/entry-of'
import type { Joins } from './joined'

export type Stored = { id: string }
export type Draft<T extends Stored> = Omit<T, 'id'>

/** A record, or an object, by its fields. */
type Values = Readonly<Record<string, unknown>>

/** Turns each record of one version, or the object, into the next version's: on devices, at the central, in copies. */
export type Migration = {
  /** Pure. A record of which it throws stays as it is, for the schema to refuse. */
  record(before: Values): Values
  /**
   * Where a field gets its value from, if not from the field of its own name: it counts as written when they were. A
   * reader without any of them gets none.
   */
  from?: Readonly<Record<string, readonly string[]>>
  /**
   * It only adds fields, and a record that has them keeps them. Devices without it go on, and the central adds the fields
   * to what they write; without this mark they have to update first.
   */
  adds?: true
}

/** A stored list or object, as every part that writes, logs or shows it knows it. Pure: a server reads it too. */
export type StoredModule<T = unknown> = {
  /** `bomberos_<module>_<key>` (contract §1). */
  key: string
  /** A heading: `Inventario`. */
  title: string
  /** What people call one record; empty where it has no name. */
  name(record: T): string
  /** The id of what this record is part of, such as an attendance's event, whose name is told beside its own. */
  within?(record: T): string
  /** On-screen names of fields whose own name is no Spanish word: `numeroSerie` is `número de serie`. */
  words: Readonly<Record<string, string>>
  /** What the screen calls the stored values of fields that are chosen, where `chosen.ts` would call them otherwise. */
  says?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** From what today's phones hold (version 0) up, in order; never changed once released, only added to. */
  migrations?: readonly Migration[]
  /** The log of changes says nothing of it. */
  silent?: true
  /** The log says nothing of an edit of these fields alone: another record of the same write tells of it. */
  untold?: readonly string[]
  /** It shows on pages that the build draws. */
  drawnByBuild?: true
  /** Of every other field that two change without knowing of each other, the later word stands. */
  joins?: Joins
}

export type ListModule<T extends Stored = Stored> = StoredModule<T> & {
  idPrefix: string
  schema: v.GenericSchema<unknown, T>
  /** Sample data, for a list that was never written. */
  seed(): T[]
  compare?(a: T, b: T): number
  /** Fields that every update refreshes, such as fechaActualizacion. */
  touch?(record: T, before: T): Partial<T>
  /** Only where an empty list would lock everybody out. */
  seedWhenUnreadable?: true
}

export type ObjectModule<T extends object = object> = StoredModule<T> & {
  /** An object's schema, whose fields are checked one by one. */
  schema: v.GenericSchema<unknown, T> & { readonly entries: Readonly<Record<string, v.GenericSchema>> }
  defaults(): T
}

/** What reading the data of an earlier version needs. */
export type Versioned = Pick<StoredModule, 'key' | 'migrations'>

const isValues = (data: unknown): data is Values =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

/** One record after one migration. */
export function migrateRecord({ record, adds }: Migration, before: Values): Values {
  try {
    const after = record(before)
    return adds ? { ...after, ...before } : after
  } catch (error) {
    console.error('No se pudo leer un registro de una versión anterior', error)
    return before
  }
}

/** A list or an object of version `from` as this version has it. */
export function migrated(
  { migrations = [] }: Pick<Versioned, 'migrations'>,
  data: unknown,
  from: number,
): unknown {
  const now = (one: unknown): unknown =>
    isValues(one) ? migrations.slice(from).reduce((earlier, step) => migrateRecord(step, earlier), one) : one
  return Array.isArray(data) ? data.map(now) : now(data)
}

/** What a record without a name is called. */
export const UNNAMED = 'Sin nombre'

/** A stored field in a person's words. */
export const wordOf = ({ words }: Pick<StoredModule, 'words'>, field: string): string =>
  entryOf(words, field) ?? field
