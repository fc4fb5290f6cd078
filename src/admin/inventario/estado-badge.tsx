import { DE_BAJA, ESTADO_LABELS, type Item } from '@/entities/inventario/item'
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

type EstadoBadgeProps = Pick<Item, 'estado' | 'baja'>

/** Its state; of what was given up that it was. */
export const EstadoBadge = ({ estado, baja }: EstadoBadgeProps) => (
  <StateBadge color={baja ? 'gray' : COLORS[estado]}>{baja ? DE_BAJA : ESTADO_LABELS[estado]}</StateBadge>
)
