import { type CsvColumn, type CsvFormat, csvBlob, type Exported } from '@/shared/lib/file/csv'
import { fromCents } from '@/shared/lib/moneda'
import type { Orden } from './orden'
import type { Pago } from './pago'
import { COMO_LABELS, ESTADO_ORDEN_LABELS, type EstadoOrden } from './pagos'

/** An order with the payment that holds for it. */
export type Fila = Orden & { estado: EstadoOrden; pago?: Pago | undefined }

/** A payment that holds, whose order isn't here. */
type Suelto = { id: string; pago: Pago }

/** A column of the order; of a payment without one it is empty. */
const ofOrden = (header: string, value: (orden: Fila) => string | number): CsvColumn<Fila | Suelto> => ({
  header,
  value: (one) => ('lineas' in one ? value(one) : ''),
})

const COLUMNS: readonly CsvColumn<Fila | Suelto>[] = [
  ofOrden('Orden', ({ numero }) => numero),
  ofOrden('Hecha', ({ dia }) => dia),
  {
    header: 'Estado',
    value: (one) => ('lineas' in one ? ESTADO_ORDEN_LABELS[one.estado] : 'Pago sin orden'),
  },
  ofOrden('Trámite', ({ tramite }) => tramite),
  ofOrden('Año', ({ ano }) => ano),
  ofOrden('Para quién', ({ nombre }) => nombre),
  ofOrden('Quién paga', ({ paga }) => paga),
  ofOrden('RUC', ({ ruc }) => ruc),
  ofOrden('Establecimiento', ({ establecimiento }) => establecimiento),
  ofOrden('Parroquia', ({ parroquia }) => parroquia),
  ofOrden('Conceptos', ({ lineas }) => lineas.map(({ concepto }) => concepto).join('; ')),
  {
    header: 'Total',
    value: (one) => fromCents('lineas' in one ? one.total : one.pago.centavos),
    decimals: 2,
  },
  { header: 'Recibo', value: ({ pago }) => pago?.recibo ?? '' },
  { header: 'Pagada', value: ({ pago }) => pago?.dia ?? '' },
  { header: 'Cómo', value: ({ pago }) => (pago ? COMO_LABELS[pago.como] : '') },
  { header: 'Comprobante', value: ({ pago }) => pago?.referencia ?? '' },
]

/** Orders of payment as CSV, with their payments and those without an order, in the order given. */
export const ordenesCsv = (list: readonly (Fila | Suelto)[], format?: CsvFormat): Exported =>
  csvBlob(COLUMNS, list, format)
