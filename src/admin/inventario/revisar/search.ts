import * as v from 'valibot'
import { searchFilter } from '@/shared/lib/form/search-schema'

export const revisarSearch = v.object({
  /** The place or vehicle that is looked at, by its name; without it and `item` all places are listed. */
  lugar: searchFilter,
  /** The thing that is looked at, by its id. */
  item: searchFilter,
  /** The checklist that is edited; `nueva` is one that isn't there yet. */
  lista: searchFilter,
})

export type RevisarSearch = v.InferOutput<typeof revisarSearch>
