import * as v from 'valibot'
import { listSearch, searchFlag, searchOption } from '@/shared/lib/form/search-schema'
import { ESTADOS_PUBLICACION } from '@/shared/lib/publicacion'
import { procesoFields } from './fases/search'
import { transparenciaFields } from './lotaip/search'

export const rendicionSearch = v.object({
  ...listSearch,
  estado: searchOption(ESTADOS_PUBLICACION),
  destacado: searchFlag,
  esteMes: searchFlag,
  /** With `nuevo`, the create dialog starts with the month's report. */
  mensual: searchFlag,
  ...transparenciaFields,
  ...procesoFields,
  tab: searchOption(['transparencia', 'proceso']),
})

export type RendicionSearch = v.InferOutput<typeof rendicionSearch>
