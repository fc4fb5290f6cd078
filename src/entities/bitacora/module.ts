import type { Module, ModuleList } from '@/access/module'
import { ACCION_LABELS, type Entrada, entradaSchema } from './bitacora'
import { BITACORA_KEY, PENDING_KEY } from './keys'

/** Written only by the log itself, whatever the role. */
export const bitacoraList: ModuleList<Entrada> = {
  key: BITACORA_KEY,
  idPrefix: 'bit-',
  title: 'Historial de cambios',
  schema: entradaSchema,
  seed: () => [],
  name: ({ accion, registro, usuario }) => `${ACCION_LABELS[accion]}: ${registro || usuario}`,
  words: {},
  writes: { create: [], edit: [], remove: [] },
  backup: true,
  ownDevice: true,
  alwaysMerged: true,
  silent: true,
}

export const bitacoraModule: Module = {
  lists: [bitacoraList],
  deviceKeys: [PENDING_KEY],
  tratamiento: {
    deQuien: 'Quien usa el panel',
    datos: 'Quién cambió qué y cuándo',
    para: 'Saber quién hizo cada cambio',
  },
}
