import * as v from 'valibot'
import type { Module, ModuleList } from '@/access/module'
import { byCode } from '@/shared/lib/text'
import { BITACORA_KEY, PENDING_KEY } from './keys'

export const ACCION_LABELS = {
  crear: 'Creó',
  editar: 'Editó',
  eliminar: 'Eliminó',
  publicar: 'Publicó',
  despublicar: 'Despublicó',
  recargar: 'Recargó los datos de ejemplo',
  restaurar: 'Restauró',
  ingreso: 'Inició sesión',
  salida: 'Cerró sesión',
} as const

export type Accion = keyof typeof ACCION_LABELS

const cambioSchema = v.object({ campo: v.string(), antes: v.string(), despues: v.string() })

/** One line of the log of changes: who did what to which record, and when (`momento`, an ISO instant). */
export const entradaSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  momento: v.string(),
  usuario: v.string(),
  accion: v.picklist(Object.keys(ACCION_LABELS) as Accion[]),
  modulo: v.optional(v.string(), ''),
  registro: v.optional(v.string(), ''),
  cambios: v.optional(v.array(cambioSchema), () => []),
})

export type Entrada = v.InferOutput<typeof entradaSchema>
export type Cambio = v.InferOutput<typeof cambioSchema>

const MAX_ENTRADAS = 500
/** In characters, which is what the browser's quota counts. */
const MAX_TEXT = 200_000

/** The newest lines that fit, each once: at most 500 and 200 kB. `list` may come in any order. Pure. */
export function cap(list: readonly Entrada[]): Entrada[] {
  const once = new Map(list.map((entry) => [entry.id, entry]))
  // Lines with the same moment keep the order in which they were written.
  const newest = [...once.values()].sort((a, b) => byCode(b.momento, a.momento))
  let room = MAX_TEXT
  const end = newest.findIndex((entry, index) => {
    room -= JSON.stringify(entry).length + 1
    return index >= MAX_ENTRADAS || room < 0
  })
  return end === -1 ? newest : newest.slice(0, end)
}

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
