import { RowTitle } from '@/admin/ui/table/row-title'
import type { Column } from '@/admin/ui/table/table-search'
import { type Despacho, ESTADO_LABELS } from '@/entities/despacho/despacho'
import { ESTADOS, type Estado } from '@/entities/despacho/options'
import { viene } from '@/entities/despacho/respuesta'
import { formatMoment } from '@/shared/lib/fecha'
import { TIPO_SERVICIO_LABELS } from '@/shared/lib/tipos-servicio'
import { StateBadge, type StateColor } from '@/shared/ui/control/state-badge'

const COLORS: Record<Estado, StateColor> = { EN_CURSO: 'red', ANULADO: 'gray', CERRADO: 'green' }

export const EstadoBadge = ({ estado, large }: { estado: Estado; large?: boolean }) => (
  <StateBadge color={COLORS[estado]} {...(large && { large })}>
    {ESTADO_LABELS[estado]}
  </StateBadge>
)

/** Known from the end of the call on: while it runs the central says it. */
const came = ({ respuestas, estado }: Despacho): string =>
  estado === 'EN_CURSO' ? 'En curso' : String(respuestas.filter(({ respuesta }) => viene(respuesta)).length)

export const columns: readonly Column<Despacho>[] = [
  {
    id: 'tipo',
    header: 'Despacho',
    value: ({ tipo }) => TIPO_SERVICIO_LABELS[tipo],
    cell: ({ tipo, direccion, prueba }) => (
      <RowTitle note={direccion}>{`${prueba ? 'Prueba: ' : ''}${TIPO_SERVICIO_LABELS[tipo]}`}</RowTitle>
    ),
  },
  {
    id: 'instante',
    header: 'Cuándo',
    value: ({ instante }) => instante,
    brief: 'start',
    cell: ({ instante }) => formatMoment(instante),
  },
  { id: 'vinieron', header: 'Dijeron que venían', value: came, cell: came },
  {
    id: 'estado',
    header: 'Estado',
    value: ({ estado }) => ESTADOS.indexOf(estado),
    brief: 'end',
    cell: ({ estado }) => <EstadoBadge estado={estado} />,
  },
]
