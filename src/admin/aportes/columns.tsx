import { OneLine } from '@/admin/ui/table/one-line'
import { RowTitle } from '@/admin/ui/table/row-title'
import type { Column } from '@/admin/ui/table/table-search'
import { type Aporte, ESTADO_LABELS, ESTADOS, type EstadoAporte, estadoOf } from '@/entities/aportes/aporte'
import { formatShortDay } from '@/shared/lib/fecha'
import { StateBadge, type StateColor } from '@/shared/ui/control/state-badge'

const COLORS: Record<EstadoAporte, StateColor> = {
  POR_CONTESTAR: 'orange',
  CONTESTADO: 'blue',
  PUBLICADO: 'green',
}

export const EstadoBadge = ({ estado }: { estado: EstadoAporte }) => (
  <StateBadge color={COLORS[estado]}>{ESTADO_LABELS[estado]}</StateBadge>
)

export const columns: readonly Column<Aporte>[] = [
  {
    id: 'texto',
    header: 'Pregunta',
    value: ({ texto }) => texto,
    cell: ({ texto, nombre }) => (
      <div>
        <RowTitle note={nombre}>{texto}</RowTitle>
      </div>
    ),
  },
  {
    id: 'ejercicio',
    header: 'Sobre',
    value: ({ ejercicio }) => ejercicio,
    cell: ({ ejercicio }) => ejercicio,
  },
  {
    id: 'recibido',
    header: 'Recibida',
    value: ({ recibido }) => recibido,
    brief: 'start',
    cell: ({ recibido }) => <OneLine text={formatShortDay(recibido)} />,
    phone: ({ ejercicio, recibido }) => `Sobre ${ejercicio} · ${formatShortDay(recibido)}`,
  },
  {
    id: 'estado',
    header: 'Estado',
    value: (aporte) => ESTADOS.indexOf(estadoOf(aporte)),
    brief: 'end',
    cell: (aporte) => <EstadoBadge estado={estadoOf(aporte)} />,
  },
]
