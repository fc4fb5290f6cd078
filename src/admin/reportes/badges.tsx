import type { Estado, Prioridad } from '@/entities/reportes/options'
import { ESTADO_LABELS, PRIORIDAD_LABELS } from '@/entities/reportes/reporte'
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

export const PrioridadBadge = ({ prioridad }: { prioridad: Prioridad }) => (
  <StateBadge color={PRIORIDAD_COLORS[prioridad]}>{PRIORIDAD_LABELS[prioridad]}</StateBadge>
)
