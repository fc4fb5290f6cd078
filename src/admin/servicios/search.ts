import * as v from 'valibot'
import { ESTADOS } from '@/entities/registro-servicios/parte/options'
import {
  listSearch,
  searchFilter,
  searchFlag,
  searchOption,
  searchText,
} from '@/shared/lib/form/search-schema'
import { TIPOS_SERVICIO } from '@/shared/lib/tipos-servicio'

export const serviciosSearch = v.object({
  ...listSearch,
  tab: searchOption(['servicios', 'estadisticas']),
  tipo: searchOption(TIPOS_SERVICIO),
  estado: searchOption(ESTADOS),
  /** `2026-03`, `2026`, or `fechas` with the two days that follow. */
  periodo: searchFilter,
  desde: searchText,
  hasta: searchText,
  /** The kept report that is open, or `nuevo` for that of the period. */
  informe: searchText,
  /** The call from which a new entry begins. */
  despacho: searchText,
  importar: searchFlag,
})

export type ServiciosSearch = v.InferOutput<typeof serviciosSearch>
