import * as v from 'valibot'
import { listSearch, searchFilter, searchFlag } from '@/shared/lib/form/search-schema'

export const personalSearch = v.object({
  ...listSearch,
  area: searchFilter,
  cargo: searchFilter,
  /** Only those who are active. */
  activo: searchFlag,
})

export type PersonalSearch = v.InferOutput<typeof personalSearch>
