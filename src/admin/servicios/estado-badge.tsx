import type { Estado } from '@/entities/registro-servicios/parte/options'
import { ESTADO_LABELS } from '@/entities/registro-servicios/registro'
import { StateBadge, type StateColor } from '@/shared/ui/control/state-badge'

const COLORS: Record<Estado, StateColor> = { COMPLETADO: 'green', EN_CURSO: 'blue', CANCELADO: 'gray' }

export const EstadoBadge = ({ estado }: { estado: Estado }) => (
  <StateBadge color={COLORS[estado]}>{ESTADO_LABELS[estado]}</StateBadge>
)
