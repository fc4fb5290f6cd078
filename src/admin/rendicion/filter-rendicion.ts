import { filterRendiciones } from '@/entities/rendicion/filters'
import type { Rendicion } from '@/entities/rendicion/rendicion'
import { sameMonth } from '@/shared/lib/fecha'
import { estadoOf } from '@/shared/lib/publicacion'
import type { RendicionSearch } from './search'

type Filter = Pick<RendicionSearch, 'buscar' | 'estado' | 'destacado' | 'esteMes'>

/** Searches title, contents, author and tags, and filters by state and what the cards count. `today` is a day. */
export function filterRendicion(
  list: readonly Rendicion[],
  { buscar, estado, destacado, esteMes }: Filter,
  today: string,
): Rendicion[] {
  return filterRendiciones(list, { query: buscar ?? '' }).filter(
    (rendicion) =>
      (estado === undefined || estadoOf(rendicion) === estado) &&
      (!destacado || rendicion.destacado) &&
      (!esteMes || sameMonth(rendicion.fecha, today)),
  )
}
