import { OneLine } from '@/admin/ui/table/one-line'
import { RowTitle } from '@/admin/ui/table/row-title'
import type { Column } from '@/admin/ui/table/table-search'
import { daysBetween } from '@/shared/lib/dias'
import { formatShortDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { StateBadge, type StateColor } from '@/shared/ui/control/state-badge'
import type { Carta, Estado } from './carta'
import type { Clase } from './search'

export const CLASE_LABELS: Record<Clase, string> = {
  MENSAJE: 'Mensaje',
  SOLICITUD: 'Solicitud de información',
  PREGUNTA: 'Pregunta sobre las cuentas',
  DATOS: 'Pedido sobre sus datos',
  PERMISO: 'Pedido de permiso',
}

/** Beside a phone's badge there is room for one word. */
const CORTAS: Record<Clase, string> = {
  MENSAJE: 'Mensaje',
  SOLICITUD: 'Solicitud',
  PREGUNTA: 'Pregunta',
  DATOS: 'Sus datos',
  PERMISO: 'Permiso',
}

const LOOKS: Record<Exclude<Estado, 'EN_PLAZO'>, readonly [StateColor, string]> = {
  NUEVO: ['orange', 'Espera respuesta'],
  POR_CONTESTAR: ['orange', 'Espera respuesta'],
  ASIGNADO: ['blue', 'Asignado'],
  VENCIDO: ['red', 'Vencido'],
  CONTESTADO: ['green', 'Contestado'],
  PUBLICADO: ['green', 'Publicado'],
}

/** How one stands on the day `hoy` (`YYYY-MM-DD`). */
function standing({ estado, vence }: Carta, hoy: string): readonly [StateColor, string] {
  if (estado !== 'EN_PLAZO') return LOOKS[estado]
  const left = daysBetween(hoy, vence)
  return ['blue', left === 0 ? 'Vence hoy' : `Vence en ${plural(left, 'día', 'días')}`]
}

function EstadoBadge({ carta, hoy }: { carta: Carta; hoy: string }) {
  const [color, words] = standing(carta, hoy)
  return <StateBadge color={color}>{words}</StateBadge>
}

export const columnsOn = (hoy: string): readonly Column<Carta>[] => [
  {
    id: 'texto',
    header: 'Qué dice',
    value: ({ texto }) => texto,
    cell: ({ texto, de, clase }) => (
      <div>
        <RowTitle note={[CLASE_LABELS[clase], de].filter(Boolean).join(' · ')}>{texto}</RowTitle>
      </div>
    ),
  },
  {
    id: 'recibida',
    header: 'Recibido',
    value: ({ recibida }) => recibida,
    brief: 'start',
    cell: ({ recibida }) => <OneLine text={formatShortDay(recibida)} />,
    phone: ({ clase, recibida }) => `${CORTAS[clase]} · ${formatShortDay(recibida)}`,
  },
  {
    id: 'estado',
    header: 'Estado',
    value: ({ espera, vence }) => (espera ? vence || '9999' : ''),
    brief: 'end',
    cell: (carta) => <EstadoBadge carta={carta} hoy={hoy} />,
  },
]
