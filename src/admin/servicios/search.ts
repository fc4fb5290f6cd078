import * as v from 'valibot'
import { ESTADOS } from '@/entities/registro-servicios/options'
import { listSearch, searchOption } from '@/shared/lib/form/search-schema'
import { TIPOS_SERVICIO } from '@/shared/lib/tipos-servicio'

export const serviciosSearch = v.object({
  ...listSearch,
  tab: searchOption(['servicios', 'estadisticas']),
  tipo: searchOption(TIPOS_SERVICIO),
  estado: searchOption(ESTADOS),
})

export type ServiciosSearch = v.InferOutput<typeof serviciosSearch>
