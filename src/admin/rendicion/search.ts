import * as v from 'valibot'
import { listSearch, searchFlag, searchOption } from '@/shared/lib/form/search-schema'
import { ESTADOS_PUBLICACION } from '@/shared/lib/publicacion'

export const rendicionSearch = v.object({
  ...listSearch,
  estado: searchOption(ESTADOS_PUBLICACION),
  destacado: searchFlag,
  esteMes: searchFlag,
  /** With `nuevo`, the create dialog starts with the month's report. */
  mensual: searchFlag,
})

export type RendicionSearch = v.InferOutput<typeof rendicionSearch>
