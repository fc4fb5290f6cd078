import type { Module, ModuleList } from '@/access/module'
import { type Entrada, entradaSchema } from './bitacora'
import { BITACORA_KEY, PENDING_KEY } from './keys'

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
  ownDevice: true,
  alwaysMerged: true,
  silent: true,
}

export const bitacoraModule: Module = { lists: [bitacoraList], deviceKeys: [PENDING_KEY] }
