import * as v from 'valibot'
import { CATEGORIAS, ESTADOS, PRIORIDADES } from '@/entities/reportes/options'
import { listSearch, searchOption, searchText } from '@/shared/lib/form/search-schema'

/** The links that carry reports say `importar=1`; the router writes `true`. */
const importing = v.optional(
  v.fallback(
    v.optional(
      v.pipe(
        v.union([v.boolean(), v.literal(1)]),
        v.transform((given: boolean | 1) => Boolean(given)),
      ),
    ),
    undefined,
  ),
)

export const reportesSearch = v.object({
  ...listSearch,
  importar: importing,
  responder: searchText,
  silenciar: searchText,
  estado: searchOption(ESTADOS),
  categoria: searchOption(CATEGORIAS),
  prioridad: searchOption(PRIORIDADES),
})

export type ReportesSearch = v.InferOutput<typeof reportesSearch>
