import * as v from 'valibot'
import { listSearch, searchFlag, searchOption, searchText } from '@/shared/lib/form/search-schema'

export const guardiasSearch = v.object({
  ...listSearch,
  /** The hours stood here; old links lead to where they are now. */
  tab: searchOption(['horas']),
  /** A day of the shown week. */
  semana: searchText,
  /** Of such a link, the month, `YYYY-MM`. */
  mes: searchText,
  /** The form of the template is open. */
  plantilla: searchFlag,
})

export type GuardiasSearch = v.InferOutput<typeof guardiasSearch>
