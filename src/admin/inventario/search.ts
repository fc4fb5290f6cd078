import * as v from 'valibot'
import { ALERTAS, CATEGORIAS, ESTADOS } from '@/entities/inventario/options'
import { ESTADOS_VENCE } from '@/entities/inventario/plan/options'
import { listSearch, searchFilter, searchFlag, searchOption } from '@/shared/lib/form/search-schema'

export const inventarioSearch = v.object({
  ...listSearch,
  categoria: searchOption(CATEGORIAS),
  estado: searchOption(ESTADOS),
  /** Only what is in this place, however it is written. */
  lugar: searchFilter,
  /** Only the items behind one of the alerts. */
  alerta: searchOption(ALERTAS),
  donado: searchFlag,
  importar: searchFlag,
  /** Only the items of which something is due so soon, and only by one plan. */
  vence: searchOption(ESTADOS_VENCE),
  plan: searchFilter,
  /** The plans are shown; of `plan` or a new one, the form. */
  planes: searchOption(['lista', 'nuevo', 'editar']),
  /** The plan of which something is noted for the item that is shown. */
  anotar: searchFilter,
  /** The item that is shown is taken out of service. */
  fuera: searchFlag,
  /** What a label says that was scanned or typed: it leads to its item, or to the list of its place. */
  etiqueta: searchFilter,
  /** A label is scanned. */
  escanear: searchFlag,
})

export type InventarioSearch = v.InferOutput<typeof inventarioSearch>
