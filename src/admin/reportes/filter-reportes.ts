import type { Reporte } from '@/entities/reportes/reporte'
import { isPrioritized } from '@/entities/reportes/waiting'
import { matches } from '@/shared/lib/text'
import type { ReportesSearch } from './search'

/** The filters: a text for title, description and author; state and category (spec §2.22); priority by its chips. */
type Filter = Pick<ReportesSearch, 'buscar' | 'estado' | 'categoria' | 'prioridad'>

export function filterReportes(list: readonly Reporte[], filter: Filter) {
  const { buscar, estado, categoria, prioridad } = filter
  return list.filter(
    (report) =>
      (!estado || report.estado === estado) &&
      (!categoria || report.categoria === categoria) &&
      (!prioridad || (isPrioritized(report) && report.prioridad === prioridad)) &&
      matches(buscar, report.titulo, report.descripcion, report.autor.nombre),
  )
}
