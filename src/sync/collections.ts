import { demand, demandChanges } from '@/access/authorize'
import type { Module, ModuleList, SyncRules } from '@/access/module'
import { type Actor, can, type Permission, type Subject } from '@/access/permissions'
import { isList, MODULES, type StoredThing, storedIn } from '@/entities/modules'
import type { Joins } from '@/shared/storage/joined'
import type { Change, Guard } from '@/shared/storage/list-command'
import type { Migration, Stored } from '@/shared/storage/stored-module'

export type StoredRecord = Stored & Record<string, unknown>

/** What travels between devices and a central: a module's list, or its one object as a list of one record. */
export type Collection = {
  /** The storage key of the list or object: `c` on the wire. */
  key: string
  title: string
  /** A row of another shape is refused. @throws v.ValiError */
  schema: StoredThing['schema']
  /** Whoever holds one of these reads it; empty: everyone with an account. */
  readers: readonly Permission[]
  /** The id of the only record, for an object. */
  only?: string
  migrations?: readonly Migration[] | undefined
  /** What a device holds before anybody writes: no central gets it as long as it stays as it is. */
  samples(): StoredRecord[]
  /** Fields that no person writes: every write sets them anew. */
  automatic: readonly string[]
  /** The app counts it by itself: it is no person's word, and goes in anybody's session. */
  counted?: true
  /** It shows on pages that the build draws. */
  drawnByBuild?: true
  name(record: StoredRecord): string
  /** @throws SpokenError unless `actor` may do this; an AccessError where they lack the right */
  permit(actor: Actor, change: Change<StoredRecord>): void
  /** The module's rules over the whole list, where it has any: who judges by them needs all of it that weighs. */
  listRules?(actor: Actor): Guard<StoredRecord>
  /** The field without which a record weighs nothing in them. */
  listRulesOf?: string
  joins: Joins
  sync: SyncRules<StoredRecord>
}

/** An object is one record with this id. */
export const ONLY = 'unico'

/** What the module's own rule writes into a record that stays as it is. */
const automaticOf = ({ touch, seed }: ModuleList): string[] => {
  const sample = touch && seed()[0]
  return sample ? Object.keys(touch(sample, sample)) : []
}

function collectionOf(stored: StoredThing): Collection {
  const { key, title, schema, migrations, drawnByBuild, readers, joins = {} } = stored
  const common = {
    ...{ key, title, schema, migrations, readers, joins },
    ...(stored.silent && { counted: true as const }),
    ...(drawnByBuild && { drawnByBuild }),
  }
  if (isList(stored))
    return {
      ...common,
      samples: () => stored.seed() as StoredRecord[],
      automatic: automaticOf(stored),
      name: (record) => stored.name(record),
      permit: (actor, change) => demandChanges(stored, actor, [change]),
      ...(stored.listRules && { listRules: stored.listRules as NonNullable<Collection['listRules']> }),
      ...(stored.listRulesOf && { listRulesOf: stored.listRulesOf }),
      sync: (stored.sync ?? {}) as SyncRules<StoredRecord>,
    }
  return {
    ...common,
    only: ONLY,
    samples: () => [{ ...stored.defaults(), id: ONLY }],
    automatic: [],
    name: () => '',
    sync: {},
    permit(actor) {
      for (const permission of stored.writes.edit) demand(actor, permission)
    },
  }
}

const travelling = (module: Module): Collection[] =>
  storedIn(module)
    .filter(({ backup, ownDevice }) => backup && !ownDevice)
    .map(collectionOf)

/** Every collection, in the order of the modules. */
export const collections = (): Collection[] => MODULES.flatMap(travelling)

/** Whether this person gets the collection's rows at all. */
export const mayRead = ({ readers }: Collection, person: Subject): boolean =>
  person.active && (readers.length === 0 || readers.some((permission) => can(person, permission)))

/** Grows with every migration of any collection: no device has more of them than its central (`version` on the wire). */
export const dataVersion = (): number =>
  MODULES.flatMap(storedIn).reduce((sum, { migrations = [] }) => sum + migrations.length, 1)
