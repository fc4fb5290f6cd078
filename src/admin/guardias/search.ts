import * as v from 'valibot'
import { listSearch, searchFlag, searchOption, searchText } from '@/shared/lib/form/search-schema'

export const guardiasSearch = v.object({
  ...listSearch,
  tab: searchOption(['horas']),
  /** A day of the shown week. */
  semana: searchText,
  /** The shown month of the hours, `YYYY-MM`. */
  mes: searchText,
  /** The form of the template is open. */
  plantilla: searchFlag,
})

export type GuardiasSearch = v.InferOutput<typeof guardiasSearch>
