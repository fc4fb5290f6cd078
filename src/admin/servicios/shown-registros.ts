import { filterRegistros } from '@/entities/servicios/calculos'
import type { RegistroServicio } from '@/entities/servicios/registro'
import type { ServiciosSearch } from './search'

export const shownRegistros = (
  list: readonly RegistroServicio[],
  { buscar, tipo, estado }: Pick<ServiciosSearch, 'buscar' | 'tipo' | 'estado'>,
) =>
  filterRegistros(list, {
    ...(buscar !== undefined && { query: buscar }),
    ...(tipo && { tipo }),
    ...(estado && { estado }),
  })
