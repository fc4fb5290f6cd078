import * as v from 'valibot'
import { listSearch, searchFilter, searchText } from '@/shared/lib/form/search-schema'

export const horasSearch = v.object({
  ...listSearch,
  /** `2026-03`, `2026`, or `fechas` with the two days that follow; without it this year. */
  periodo: searchFilter,
  desde: searchText,
  hasta: searchText,
  /** The person whose certificate is open. */
  certificado: searchText,
})

export type HorasSearch = v.InferOutput<typeof horasSearch>
