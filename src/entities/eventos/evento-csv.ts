import { type CsvColumn, type CsvFormat, csvBlob, type Exported } from '@/shared/lib/file/csv'
import { CATEGORIA_LABELS, type Evento } from './evento'
import type { AsistenciaCount } from './totals'

type Row = { evento: Evento; count: AsistenciaCount | undefined }

const COLUMNS: readonly CsvColumn<Row>[] = [
  { header: 'ID', value: ({ evento }) => evento.id },
  { header: 'Título', value: ({ evento }) => evento.titulo },
  { header: 'Fecha', value: ({ evento }) => evento.fecha },
  { header: 'Categoría', value: ({ evento }) => CATEGORIA_LABELS[evento.categoria] },
  { header: 'Publicado', value: ({ evento }) => (evento.publicado ? 'Sí' : 'No') },
  { header: 'Autor', value: ({ evento }) => evento.autor },
  { header: 'Resumen', value: ({ evento }) => evento.resumen },
  { header: 'Registrados', value: ({ count }) => count?.registrados ?? 0 },
  { header: 'Asistieron', value: ({ count }) => count?.asistieron ?? 0 },
]

/** Events as CSV, in the order given; `counts` has who was registered and present, by event id. */
export const eventosCsv = (
  list: readonly Evento[],
  counts: ReadonlyMap<string, AsistenciaCount>,
  format?: CsvFormat,
): Exported =>
  csvBlob(
    COLUMNS,
    list.map((evento) => ({ evento, count: counts.get(evento.id) })),
    format,
  )
