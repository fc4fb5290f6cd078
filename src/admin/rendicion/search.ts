import * as v from 'valibot'
import { filterRendiciones } from '@/entities/rendicion/consulta'
import type { Rendicion } from '@/entities/rendicion/rendicion'
import { listSearch, searchFlag, searchOption } from '@/shared/lib/search-schema'

const ESTADOS = ['publicado', 'borrador'] as const

export const rendicionSearch = v.object({
  ...listSearch,
  estado: searchOption(ESTADOS),
  /** Together with `nuevo`: the create dialog starts with the month's report. */
  mensual: searchFlag,
})

export type RendicionSearch = v.InferOutput<typeof rendicionSearch>

/** Text over title, contents, author and tags; state. */
export function filterList(list: readonly Rendicion[], { buscar, estado }: RendicionSearch): Rendicion[] {
  return filterRendiciones(list, { query: buscar ?? '' }).filter(
    ({ publicado }) => estado === undefined || publicado === (estado === 'publicado'),
  )
}
