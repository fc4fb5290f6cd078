import * as v from 'valibot'
import { ALERTAS, CATEGORIAS, ESTADOS } from '@/entities/inventario/options'
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
})

export type InventarioSearch = v.InferOutput<typeof inventarioSearch>
