import * as v from 'valibot'
import { listSearch, searchFilter, searchOption, searchText } from '@/shared/lib/form/search-schema'
import { ESTADOS_PUBLICACION } from '@/shared/lib/publicacion'

const TABS = ['eventos', 'asistencias'] as const

export const eventosSearch = v.object({
  ...listSearch,
  tab: searchOption(TABS),
  estado: searchOption(ESTADOS_PUBLICACION),
  /** The event whose attendance is being taken. */
  asistencia: searchText,
  /** The one event that the attendance tab shows. */
  evento: searchFilter,
})

export type EventosSearch = v.InferOutput<typeof eventosSearch>
