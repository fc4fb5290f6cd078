import type { Agenda, Asunto } from '@/access/module'
import { plural } from '@/shared/lib/plural'
import { atendidos } from './atencion'
import type { Despacho } from './despacho/despacho'
import { despachosList } from './despacho/module'
import { creadoEn, type Reporte } from './reportes/reporte'
import { reportesList } from './reportes/reportes-list'
import { byUrgency, isWaitingEmergency } from './reportes/waiting'

/** More emergencies than these are told by their number; the list has them all. */
const NAMED = 3

const TO = '/admin/reportes'

const oneOf = (report: Reporte): Asunto => {
  const urgent = isWaitingEmergency(report)
  return {
    id: report.id,
    prisa: urgent ? 'EMERGENCIA' : 'PRONTO',
    titulo: report.titulo,
    clase: urgent ? 'Emergencia en espera' : report.categoria,
    desde: creadoEn(report),
    nota: report.ubicacion,
    to: TO,
    search: { ver: report.id },
  }
}

function urgentOf(urgent: readonly Reporte[]): Asunto[] {
  const more = urgent.length - NAMED
  const rest: Asunto = {
    id: 'emergencias',
    prisa: 'EMERGENCIA',
    titulo: plural(more, 'emergencia más en espera', 'emergencias más en espera'),
    to: TO,
    search: { estado: 'PENDIENTE' },
  }
  return [...urgent.slice(0, NAMED).map(oneOf), ...(more > 0 ? [rest] : [])]
}

function othersOf(others: readonly Reporte[]): Asunto[] {
  const [oldest] = others
  if (!oldest || others.length === 1) return others.map(oneOf)
  return [
    {
      id: 'pendientes',
      prisa: 'PRONTO',
      titulo: plural(others.length, 'reporte comunitario pendiente', 'reportes comunitarios pendientes'),
      clase: `El más antiguo: ${oldest.titulo}`,
      desde: creadoEn(oldest),
      to: TO,
      search: { estado: 'PENDIENTE' },
    },
  ]
}

/** What people report and nobody has begun to attend, as it stands by the calls that were made from it. */
export const agenda: Agenda = {
  reads: [reportesList.key],
  also: [despachosList.key],
  waits(at) {
    const calls = at<Despacho[] | null>(despachosList.key) ?? []
    const waiting = byUrgency(atendidos(at<Reporte[]>(reportesList.key), calls))
    const urgent = waiting.filter(isWaitingEmergency)
    return [...urgentOf(urgent), ...othersOf(waiting.slice(urgent.length))]
  },
}
