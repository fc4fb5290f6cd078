import type { Estado, Prioridad } from '@/entities/reportes/options'
import { ESTADO_LABELS, PRIORIDAD_LABELS, type Reporte } from '@/entities/reportes/reporte'
import { isPrioritized } from '@/entities/reportes/waiting'
import { StateBadge, type StateColor } from '@/shared/ui/control/state-badge'

const ESTADO_COLORS: Record<Estado, StateColor> = {
  PENDIENTE: 'orange',
  EN_PROCESO: 'blue',
  CORREGIDO: 'green',
  CERRADO: 'gray',
}

const PRIORIDAD_COLORS: Record<Prioridad, StateColor> = {
  BAJA: 'gray',
  MEDIA: 'blue',
  ALTA: 'orange',
  CRITICA: 'red',
}

export const EstadoBadge = ({ estado }: { estado: Estado }) => (
  <StateBadge color={ESTADO_COLORS[estado]}>{ESTADO_LABELS[estado]}</StateBadge>
)

/** Of an emergency whose priority nobody set, that it is one. */
export const PrioridadBadge = ({ report }: { report: Reporte }) =>
  isPrioritized(report) ? (
    <StateBadge color={PRIORIDAD_COLORS[report.prioridad]}>{PRIORIDAD_LABELS[report.prioridad]}</StateBadge>
  ) : (
    <StateBadge color="red">Emergencia</StateBadge>
  )
