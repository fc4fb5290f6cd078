import * as v from 'valibot'
import { searchFlag, searchText } from '@/shared/lib/form/search-schema'

export const calendarioSearch = v.object({
  /** The year whose holidays are shown. */
  anio: searchText,
  /** The form of a new holiday is open. */
  nuevo: searchFlag,
})

export type CalendarioSearch = v.InferOutput<typeof calendarioSearch>
