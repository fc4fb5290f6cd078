import { ESTADO_LABELS } from '@/entities/inventario/item'
import type { Estado } from '@/entities/inventario/options'
import { StateBadge, type StateColor } from '@/shared/ui/control/state-badge'

const COLORS: Record<Estado, StateColor> = {
  BUENO: 'green',
  OPERATIVO: 'teal',
  REGULAR: 'blue',
  MANTENIMIENTO: 'orange',
  MALO: 'red',
  FUERA_SERVICIO: 'gray',
}

export const EstadoBadge = ({ estado }: { estado: Estado }) => (
  <StateBadge color={COLORS[estado]}>{ESTADO_LABELS[estado]}</StateBadge>
)
