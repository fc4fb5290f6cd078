import * as v from 'valibot'
import { filterRegistros } from '@/entities/servicios/calculos'
import { ESTADOS, type RegistroServicio } from '@/entities/servicios/registro'
import { listSearch, searchOption } from '@/shared/lib/search-schema'
import { TIPOS_SERVICIO } from '@/shared/lib/tipos-servicio'

export const serviciosSearch = v.object({
  ...listSearch,
  tab: searchOption(['servicios', 'estadisticas']),
  tipo: searchOption(TIPOS_SERVICIO),
  estado: searchOption(ESTADOS),
})

export type ServiciosSearch = v.InferOutput<typeof serviciosSearch>

export const shownRegistros = (
  list: readonly RegistroServicio[],
  { buscar, tipo, estado }: ServiciosSearch,
) =>
  filterRegistros(list, {
    ...(buscar !== undefined && { query: buscar }),
    ...(tipo && { tipo }),
    ...(estado && { estado }),
  })
