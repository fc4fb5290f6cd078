import type { Reporte } from '@/entities/reportes/reporte'
import { matches } from '@/shared/lib/text'
import type { ReportesSearch } from './search'

/** The filters: a text for title, description and author; state and category (spec §2.22). */
type Filter = Pick<ReportesSearch, 'buscar' | 'estado' | 'categoria'>

export function filterReportes(list: readonly Reporte[], { buscar, estado, categoria }: Filter) {
  return list.filter(
    (report) =>
      (!estado || report.estado === estado) &&
      (!categoria || report.categoria === categoria) &&
      matches(buscar, report.titulo, report.descripcion, report.autor.nombre),
  )
}
