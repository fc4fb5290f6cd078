import { filterRendiciones } from '@/entities/rendicion/filters'
import type { Rendicion } from '@/entities/rendicion/rendicion'
import { estadoOf } from '@/shared/lib/publicacion'
import type { RendicionSearch } from './search'

/** Searches title, contents, author and tags, and filters by state. */
export function filterList(
  list: readonly Rendicion[],
  { buscar, estado }: Pick<RendicionSearch, 'buscar' | 'estado'>,
): Rendicion[] {
  return filterRendiciones(list, { query: buscar ?? '' }).filter(
    (rendicion) => estado === undefined || estadoOf(rendicion) === estado,
  )
}
