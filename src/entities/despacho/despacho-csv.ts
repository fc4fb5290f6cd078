import { toDay, toTime } from '@/shared/lib/fecha'
import { type CsvColumn, type CsvFormat, csvBlob, type Exported } from '@/shared/lib/file/csv'
import { TIPO_SERVICIO_LABELS } from '@/shared/lib/tipos-servicio'
import { type Despacho, ESTADO_LABELS } from './despacho'
import { viene } from './respuesta'

const COLUMNS: readonly CsvColumn<Despacho>[] = [
  { header: 'Fecha', value: ({ instante }) => toDay(new Date(instante)) },
  { header: 'Hora', value: ({ instante }) => toTime(new Date(instante)) },
  { header: 'Tipo', value: ({ tipo }) => TIPO_SERVICIO_LABELS[tipo] },
  { header: 'Prueba', value: ({ prueba }) => (prueba ? 'Sí' : 'No') },
  { header: 'Dirección', value: ({ direccion }) => direccion },
  { header: 'Detalle', value: ({ detalle }) => detalle },
  { header: 'Quién llamó', value: ({ por }) => por },
  { header: 'A quiénes', value: ({ aQuienes }) => aQuienes },
  { header: 'Llamados', value: ({ convocados }) => convocados },
  {
    header: 'Dijeron que venían',
    value: ({ respuestas, estado }) =>
      // While it runs the central knows it.
      estado === 'EN_CURSO' ? '' : respuestas.filter(({ respuesta }) => viene(respuesta)).length,
  },
  { header: 'Estado', value: ({ estado }) => ESTADO_LABELS[estado] },
  { header: 'Motivo', value: ({ motivo }) => motivo },
]

/** Calls as CSV, in the order given; times are in the brigade's zone. */
export const despachosCsv = (list: readonly Despacho[], format?: CsvFormat): Exported =>
  csvBlob(COLUMNS, list, format)
