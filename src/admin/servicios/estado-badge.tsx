import type { Estado } from '@/entities/servicios/opciones'
import { ESTADO_LABELS } from '@/entities/servicios/registro'
import { StateBadge, type StateColor } from '@/shared/ui/control/state-badge'

const COLORS: Record<Estado, StateColor> = { COMPLETADO: 'green', EN_CURSO: 'blue', CANCELADO: 'gray' }

export const EstadoBadge = ({ estado }: { estado: Estado }) => (
  <StateBadge color={COLORS[estado]}>{ESTADO_LABELS[estado]}</StateBadge>
)
