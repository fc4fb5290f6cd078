import * as v from 'valibot'
import { FORMULARIOS } from '@/entities/inventario/movimientos/options'
import { ALERTAS, BAJAS, CATEGORIAS, CON_FALLAS, ESTADOS } from '@/entities/inventario/options'
import { ESTADOS_VENCE } from '@/entities/inventario/plan/options'
import { listSearch, searchFilter, searchFlag, searchOption } from '@/shared/lib/form/search-schema'

export const inventarioSearch = v.object({
  ...listSearch,
  categoria: searchOption(CATEGORIAS),
  /** A state, or what was given up. */
  estado: searchOption([...ESTADOS, BAJAS]),
  /** Only what is in this place, however it is written. */
  lugar: searchFilter,
  /** Only the items behind one of the alerts, or of which a failure is open. */
  alerta: searchOption([...ALERTAS, CON_FALLAS]),
  donado: searchFlag,
  importar: searchFlag,
  /** Only the items of which something is due so soon, and only by one plan. */
  vence: searchOption(ESTADOS_VENCE),
  plan: searchFilter,
  /** The plans are shown; of `plan` or a new one, the form. */
  planes: searchOption(['lista', 'nuevo', 'editar']),
  /** The plan of which something is noted for the item that is shown. */
  anotar: searchFilter,
  /** The plan that is changed for the item that is shown alone. */
  cambiar: searchFilter,
  /** The item that is shown is taken out of service. */
  fuera: searchFlag,
  /** The item that is shown is split into units. */
  separar: searchFlag,
  /** An act, or all of them. */
  acta: searchFilter,
  /** What a label says that was scanned or typed: it leads to its item, or to the list of its place. */
  etiqueta: searchFilter,
  /** A label is scanned. */
  escanear: searchFlag,
  /** The form of a movement of the item that is shown. */
  mover: searchOption(FORMULARIOS),
})

export type InventarioSearch = v.InferOutput<typeof inventarioSearch>
