import { Badge } from '@mantine/core'
import { ESTADO_LABELS } from '@/entities/inventario/item'
import type { Estado } from '@/entities/inventario/opciones'

const COLORS: Record<Estado, string> = {
  BUENO: 'green',
  OPERATIVO: 'teal',
  REGULAR: 'blue',
  MANTENIMIENTO: 'orange',
  MALO: 'red',
  FUERA_SERVICIO: 'gray',
}

export const EstadoBadge = ({ estado }: { estado: Estado }) => (
  <Badge variant="light" color={COLORS[estado]} tt="none" miw="max-content">
    {ESTADO_LABELS[estado]}
  </Badge>
)
