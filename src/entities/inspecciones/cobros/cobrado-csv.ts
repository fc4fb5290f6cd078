import { type CsvColumn, type CsvFormat, csvBlob, type Exported } from '@/shared/lib/file/csv'
import { fromCents } from '@/shared/lib/moneda'
import type { Orden } from './orden'
import type { Pago } from './pago'
import { COMO_LABELS, ESTADO_ORDEN_LABELS, type EstadoOrden } from './pagos'

/** An order with the payment that holds for it. */
export type Fila = Orden & { estado: EstadoOrden; pago?: Pago | undefined }

const COLUMNS: readonly CsvColumn<Fila>[] = [
  { header: 'Orden', value: ({ numero }) => numero },
  { header: 'Hecha', value: ({ dia }) => dia },
  { header: 'Estado', value: ({ estado }) => ESTADO_ORDEN_LABELS[estado] },
  { header: 'Trámite', value: ({ tramite }) => tramite },
  { header: 'Año', value: ({ ano }) => ano },
  { header: 'Para quién', value: ({ nombre }) => nombre },
  { header: 'Quién paga', value: ({ paga }) => paga },
  { header: 'RUC', value: ({ ruc }) => ruc },
  { header: 'Establecimiento', value: ({ establecimiento }) => establecimiento },
  { header: 'Parroquia', value: ({ parroquia }) => parroquia },
  { header: 'Conceptos', value: ({ lineas }) => lineas.map(({ concepto }) => concepto).join('; ') },
  { header: 'Total', value: ({ total }) => fromCents(total), decimals: 2 },
  { header: 'Recibo', value: ({ pago }) => pago?.recibo ?? '' },
  { header: 'Pagada', value: ({ pago }) => pago?.dia ?? '' },
  { header: 'Cómo', value: ({ pago }) => (pago ? COMO_LABELS[pago.como] : '') },
  { header: 'Comprobante', value: ({ pago }) => pago?.referencia ?? '' },
]

/** Orders of payment as CSV, with their payments, in the order given. */
export const ordenesCsv = (list: readonly Fila[], format?: CsvFormat): Exported =>
  csvBlob(COLUMNS, list, format)
