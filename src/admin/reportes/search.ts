import * as v from 'valibot'
import { CATEGORIAS, ESTADOS, type Reporte } from '@/entities/reportes/reporte'
import { listSearch, searchOption, searchText } from '@/shared/lib/search-schema'
import { matches } from '@/shared/lib/texto'

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
  estado: searchOption(ESTADOS),
  categoria: searchOption(CATEGORIAS),
})

export type ReportesSearch = v.InferOutput<typeof reportesSearch>

/** Text over title and description and author, state and category (spec §2.22). */
export function filterReportes(list: readonly Reporte[], { buscar, estado, categoria }: ReportesSearch) {
  return list.filter(
    (report) =>
      (!estado || report.estado === estado) &&
      (!categoria || report.categoria === categoria) &&
      matches(buscar, report.titulo, report.descripcion, report.autor.nombre),
  )
}
