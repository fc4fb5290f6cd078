import type * as v from 'valibot'

export type Stored = { id: string }
export type Draft<T extends Stored> = Omit<T, 'id'>

/** Turns stored data of one version into the next one's. Pure; what throws is put aside as unreadable. */
export type Migration = (data: unknown) => unknown

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
  /** From what today's phones hold (version 0) up, in order; never changed once released, only added to. */
  migrations?: readonly Migration[]
  /** The log of changes says nothing of it. */
  silent?: true
  /** It shows on pages that the build draws. */
  drawnByBuild?: true
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

/** Data of version `from` as this version has it. */
export const migrated = ({ migrations = [] }: Pick<Versioned, 'migrations'>, data: unknown, from: number) =>
  migrations.slice(from).reduce((earlier, migrate) => migrate(earlier), data)

/** What a record without a name is called. */
export const UNNAMED = 'Sin nombre'

/** A stored field in a person's words. */
export const wordOf = ({ words }: Pick<StoredModule, 'words'>, field: string): string => words[field] ?? field
