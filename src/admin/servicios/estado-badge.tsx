import { Badge } from '@mantine/core'
import type { Estado } from '@/entities/servicios/opciones'
import { ESTADO_LABELS } from '@/entities/servicios/registro'

const COLORS: Record<Estado, string> = { COMPLETADO: 'green', EN_CURSO: 'blue', CANCELADO: 'gray' }

export const EstadoBadge = ({ estado }: { estado: Estado }) => (
  <Badge variant="light" color={COLORS[estado]} tt="none" miw="max-content">
    {ESTADO_LABELS[estado]}
  </Badge>
)
