import * as v from 'valibot'
import { searchFilter, searchFlag, searchText } from '@/shared/lib/form/search-schema'

export const visitaSearch = v.object({
  /** The premises that is visited; without it those whose visit runs are listed. */
  local: searchFilter,
  /** The end of the visit is asked. */
  terminar: searchFlag,
  /** A paper is made; the one that is looked at; the one for which somebody asks more time. */
  nuevo: searchFlag,
  ver: searchText,
  editar: searchText,
  /** A street is swept: of this parish, and with this part of its addresses. */
  barrido: searchFlag,
  parroquia: searchFilter,
  calle: searchText,
})

export type VisitaSearch = v.InferOutput<typeof visitaSearch>
