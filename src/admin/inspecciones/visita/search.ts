import * as v from 'valibot'
import { searchFilter, searchFlag } from '@/shared/lib/form/search-schema'

export const visitaSearch = v.object({
  /** The premises that is visited; without it those whose visit runs are listed. */
  local: searchFilter,
  /** The end of the visit is asked. */
  terminar: searchFlag,
})

export type VisitaSearch = v.InferOutput<typeof visitaSearch>
