import type { Module, ModuleList } from '@/access/module'
import { BITACORA_KEY, type Entrada, entradaSchema, PENDING_KEY } from './bitacora'

/** Written only by the log itself, whatever the role. */
export const bitacoraList: ModuleList<Entrada> = {
  key: BITACORA_KEY,
  idPrefix: 'bit-',
  title: 'Bitácora de cambios',
  schema: entradaSchema,
  seed: () => [],
  name: ({ registro }) => registro,
  words: {},
  writes: { create: [], edit: [], remove: [] },
  backup: true,
  alwaysMerged: true,
  silent: true,
}

export const bitacoraModule: Module = { lists: [bitacoraList], deviceKeys: [PENDING_KEY] }
