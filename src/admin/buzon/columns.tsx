import type { PaperColumn } from '@/admin/ui/print/printed-list'
import { OneLine } from '@/admin/ui/table/one-line'
import { RowTitle } from '@/admin/ui/table/row-title'
import type { Column } from '@/admin/ui/table/table-search'
import { daysBetween } from '@/shared/lib/dias'
import { formatShortDay } from '@/shared/lib/fecha'
import { type CsvColumn, type CsvFormat, csvBlob, type Exported } from '@/shared/lib/file/csv'
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

/** On paper and in a file, on the day `hoy`. How to reach the person stays in the app. */
const dataOn = (hoy: string): readonly CsvColumn<Carta>[] => [
  { header: 'Recibido', value: ({ recibida }) => recibida },
  { header: 'Clase', value: ({ clase }) => CLASE_LABELS[clase] },
  { header: 'Texto', value: ({ texto }) => texto },
  { header: 'De', value: ({ de }) => de },
  { header: 'Vence', value: ({ vence }) => vence },
  { header: 'Estado', value: (carta) => standing(carta, hoy)[1] },
]

export const cartasCsv = (list: readonly Carta[], hoy: string, format?: CsvFormat): Exported =>
  csvBlob(dataOn(hoy), list, format)

const WIDTHS: Readonly<Record<string, string>> = { Clase: '18%', Texto: '36%', De: '18%' }

export const paperOn = (hoy: string): readonly PaperColumn<Carta>[] =>
  dataOn(hoy).map(({ header, value }) => ({
    header,
    value: (carta) =>
      header === 'Recibido' || header === 'Vence' ? formatShortDay(String(value(carta))) : value(carta),
    ...(WIDTHS[header] && { width: WIDTHS[header] }),
  }))

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
