import * as v from 'valibot'
import type { Module, ModuleList } from '@/access/module'
import type { Permission } from '@/access/permissions'
import { RefusedError } from '@/shared/storage/errors'
import type { Guard } from '@/shared/storage/list-command'
import type { Migration, Stored } from '@/shared/storage/stored-module'

/** A module that nobody has: its own file. What it needs of the house besides stands in `plant.ts`. */
type Hidrante = Stored & { codigo: string; publicado: boolean; revisado: string }

/** The line in the matrix makes these. */
const may = (verb: string) => `hidrantes:${verb}` as Permission

/** Only the whole list can tell: of two records that share a code neither is wrong by itself. */
const oneOfEachCode: Guard<Hidrante> = (changes, list) => {
  for (const { after } of changes)
    if (after && list.some(({ id, codigo }) => id !== after.id && codigo === after.codigo))
      throw new RefusedError(`Otro hidrante ya tiene el código ${after.codigo}.`)
}

const moduleOf = (version: Pick<ModuleList<Hidrante>, 'schema' | 'migrations'>): Module => {
  const list: ModuleList<Hidrante> = {
    key: 'bomberos_hidrantes_hidrantes',
    idPrefix: 'hid-',
    title: 'Hidrantes',
    ...version,
    seed: () => [],
    name: ({ codigo }) => codigo,
    words: {},
    writes: { create: [may('create')], edit: [may('edit')], remove: [may('delete')] },
    listRules: () => oneOfEachCode,
    backup: true,
    sync: {
      isPublic: ({ publicado }) => publicado,
      // Two devices read in the same sheet: whoever looked at it later is right.
      createdAgain: async () => (stored, arrived) => (arrived.revisado > stored.revisado ? arrived : stored),
    },
  }
  return {
    page: { to: '/admin/hidrantes', title: 'Hidrantes', icon: 'boxes', permission: may('view') },
    lists: [list],
  }
}

const common = {
  id: v.string(),
  codigo: v.string(),
  publicado: v.optional(v.boolean(), false),
  revisado: v.optional(v.string(), ''),
}

/** As it was released first: with the pressure in bar. */
export const first = moduleOf({ schema: v.object({ ...common, bar: v.number() }) })

const inKilopascal: Migration = {
  record: ({ bar, ...rest }) => ({ ...rest, kPa: Number(bar) * 100 }),
  from: { kPa: ['bar'] },
}

export const second = moduleOf({
  schema: v.object({ ...common, kPa: v.number() }),
  migrations: [inKilopascal],
})
