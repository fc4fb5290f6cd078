import type { Estado } from '@/entities/servicios/opciones'
import { ESTADO_LABELS } from '@/entities/servicios/registro'
import { StateBadge } from '@/shared/ui/state-badge'

const COLORS: Record<Estado, string> = { COMPLETADO: 'green', EN_CURSO: 'blue', CANCELADO: 'gray' }

export const EstadoBadge = ({ estado }: { estado: Estado }) => (
  <StateBadge color={COLORS[estado]}>{ESTADO_LABELS[estado]}</StateBadge>
)
