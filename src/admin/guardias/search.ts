import * as v from 'valibot'
import { isDay } from '@/shared/lib/dias'
import { listSearch, searchFlag, searchOption } from '@/shared/lib/form/search-schema'

const day = v.optional(v.fallback(v.optional(v.pipe(v.string(), v.check(isDay))), undefined))
const month = v.optional(
  v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))), undefined),
)

export const guardiasSearch = v.object({
  ...listSearch,
  tab: searchOption(['horas']),
  /** A day of the shown week. */
  semana: day,
  /** The shown month of the hours. */
  mes: month,
  /** The form of the template is open. */
  plantilla: searchFlag,
})

export type GuardiasSearch = v.InferOutput<typeof guardiasSearch>
