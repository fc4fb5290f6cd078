import * as v from 'valibot'
import { listSearch, searchFlag, searchOption } from '@/shared/lib/search-schema'

const ESTADOS = ['publicado', 'borrador'] as const

export const rendicionSearch = v.object({
  ...listSearch,
  estado: searchOption(ESTADOS),
  /** Together with `nuevo`: the create dialog starts with the month's report. */
  mensual: searchFlag,
})

export type RendicionSearch = v.InferOutput<typeof rendicionSearch>
