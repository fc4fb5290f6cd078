import { type Despacho, salidasDeReportes } from './despacho/despacho'
import { cambiosOf } from './reportes/cambios'
import type { Reporte } from './reportes/reporte'

type Atencion = Pick<Reporte, 'estado'> & { /** ISO. */ desde: string }

/** The later one, and never the same: a citizen's phone, whose clock may be ahead, takes only a newer answer. */
const after = (desde: string, instante: string, step: number): string =>
  new Date(Math.max(Date.parse(desde) + step || 0, Date.parse(instante) || 0)).toISOString()

/**
 * How a report stands, and since when: what somebody of the station wrote of it, unless the call that was made from it
 * says more. While that runs it is being attended, and with its end it is over; one that was called off says nothing.
 */
export function atencionOf(report: Reporte, salida: Despacho | undefined): Atencion {
  const { estado } = report
  const desde = cambiosOf(report).atencion
  const written = { estado, desde }
  if (!salida || salida.estado === 'ANULADO') return written
  if (salida.estado === 'EN_CURSO')
    return estado === 'PENDIENTE'
      ? { estado: 'EN_PROCESO', desde: after(desde, salida.instante, 1) }
      : written
  // Somebody may have opened it again since the call ended.
  const over =
    estado === 'PENDIENTE' || (estado === 'EN_PROCESO' && Date.parse(salida.terminado) > Date.parse(desde))
  return over ? { estado: 'CERRADO', desde: after(desde, salida.terminado, 2) } : written
}

/** The reports as they stand by the calls made from them; those of which a call says nothing are the same objects. */
export function atendidos(list: readonly Reporte[], calls: readonly Despacho[]): Reporte[] {
  const salidas = salidasDeReportes(calls)
  return list.map((report) => {
    const { estado } = atencionOf(report, salidas.get(report.id))
    return estado === report.estado ? report : { ...report, estado }
  })
}
