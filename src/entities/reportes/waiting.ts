import { byCode } from '@/shared/lib/text'
import { creadoEn, type Reporte } from './reporte'

/** The reports that nobody has begun to attend: what the dashboard, the app's icon and the card «Pendiente» count. */
export const waitingReportes = (list: readonly Reporte[]): Reporte[] =>
  list.filter(({ estado }) => estado === 'PENDIENTE')

/** An emergency that waits, whatever its stored priority, unless the staff found it unfounded. */
export const isWaitingEmergency = ({
  estado,
  categoria,
  infundado,
}: Pick<Reporte, 'estado' | 'categoria' | 'infundado'>): boolean =>
  estado === 'PENDIENTE' && categoria === 'Emergencia' && !infundado

/**
 * Whether its priority says something: every report begins with a middle one (spec §4), which beside an emergency reads as
 * if somebody had judged it.
 */
export const isPrioritized = ({ categoria, prioridad }: Pick<Reporte, 'categoria' | 'prioridad'>): boolean =>
  categoria !== 'Emergencia' || prioridad !== 'MEDIA'

/** The list with the emergencies that wait on top; otherwise in its own order. */
export const emergenciesFirst = (list: readonly Reporte[]): Reporte[] => [
  ...list.filter(isWaitingEmergency),
  ...list.filter((report) => !isWaitingEmergency(report)),
]

/** The reports that wait, by urgency: emergencies first, and among equals the oldest. */
export const byUrgency = (list: readonly Reporte[]): Reporte[] =>
  emergenciesFirst(
    waitingReportes(list).sort((a, b) => byCode(creadoEn(a), creadoEn(b)) || byCode(a.id, b.id)),
  )
