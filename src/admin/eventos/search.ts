import * as v from 'valibot'
import {
  listSearch,
  searchFilter,
  searchFlag,
  searchOption,
  searchText,
} from '@/shared/lib/form/search-schema'
import { ESTADOS_PUBLICACION } from '@/shared/lib/publicacion'

const TABS = ['eventos', 'asistencias'] as const

export const eventosSearch = v.object({
  ...listSearch,
  tab: searchOption(TABS),
  estado: searchOption(ESTADOS_PUBLICACION),
  esteMes: searchFlag,
  /** The event whose attendance is being taken. */
  asistencia: searchText,
  /** The one event that the attendance tab shows. */
  evento: searchFilter,
  /** Only those who were there. */
  asistio: searchFlag,
})

export type EventosSearch = v.InferOutput<typeof eventosSearch>
