import * as v from 'valibot'
import { CATEGORIAS, ESTADOS } from '@/entities/inventario/options'
import type { itemAlerts } from '@/entities/inventario/totals'
import { listSearch, searchFlag, searchOption } from '@/shared/lib/form/search-schema'

const ALERTAS = ['malEstado', 'mantenimiento', 'stockBajo'] as const satisfies readonly (keyof ReturnType<
  typeof itemAlerts
>)[]

export type Alerta = (typeof ALERTAS)[number]

export const inventarioSearch = v.object({
  ...listSearch,
  categoria: searchOption(CATEGORIAS),
  estado: searchOption(ESTADOS),
  /** Only the items behind one of the alerts. */
  alerta: searchOption(ALERTAS),
  importar: searchFlag,
})

export type InventarioSearch = v.InferOutput<typeof inventarioSearch>
