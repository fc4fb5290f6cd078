import { Badge } from '@mantine/core'
import type { Estado, Prioridad } from '@/entities/reportes/opciones'
import { ESTADO_LABELS, PRIORIDAD_LABELS } from '@/entities/reportes/reporte'

const ESTADO_COLORS: Record<Estado, string> = {
  PENDIENTE: 'orange',
  EN_PROCESO: 'blue',
  CORREGIDO: 'green',
  CERRADO: 'gray',
}

const PRIORIDAD_COLORS: Record<Prioridad, string> = {
  BAJA: 'gray',
  MEDIA: 'blue',
  ALTA: 'orange',
  CRITICA: 'red',
}

export const EstadoBadge = ({ estado }: { estado: Estado }) => (
  <Badge variant="light" color={ESTADO_COLORS[estado]} tt="none" miw="max-content">
    {ESTADO_LABELS[estado]}
  </Badge>
)

export const PrioridadBadge = ({ prioridad }: { prioridad: Prioridad }) => (
  <Badge variant="light" color={PRIORIDAD_COLORS[prioridad]} tt="none" miw="max-content">
    {PRIORIDAD_LABELS[prioridad]}
  </Badge>
)
