import { type CsvColumn, type CsvFormat, csvBlob, type Exported } from '@/shared/lib/file/csv'
import { type Asistencia, EVENTO_NO_ENCONTRADO } from './asistencia'
import { entradaText } from './entrada'
import type { Evento } from './evento'

type Row = { record: Asistencia; evento: Evento | undefined }

/** The attendance tab's columns (spec §2.19) and the event's date, since two events may have the same title. */
const COLUMNS: readonly CsvColumn<Row>[] = [
  { header: 'Evento', value: ({ evento }) => evento?.titulo ?? EVENTO_NO_ENCONTRADO },
  { header: 'Fecha', value: ({ evento }) => evento?.fecha ?? '' },
  { header: 'Personal', value: ({ record }) => record.nombre },
  { header: 'Cargo', value: ({ record }) => record.cargo },
  { header: 'Asistió', value: ({ record }) => (record.asistio ? 'Sí' : 'No') },
  { header: 'Hora Entrada', value: ({ record, evento }) => entradaText(record, evento?.fecha ?? '') },
  { header: 'Observaciones', value: ({ record }) => record.observaciones },
]

/** Attendance as CSV, in the order given; times are in the user's own zone. */
export function asistenciasCsv(
  records: readonly Asistencia[],
  events: readonly Evento[],
  format?: CsvFormat,
): Exported {
  const byId = new Map(events.map((evento) => [evento.id, evento]))
  return csvBlob(
    COLUMNS,
    records.map((record) => ({ record, evento: byId.get(record.eventoId) })),
    format,
  )
}
