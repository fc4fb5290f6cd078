import { type CsvColumn, type CsvFormat, csvBlob, type Exported } from '@/shared/lib/file/csv'
import { type Rendicion, shownTags } from './rendicion'

const COLUMNS: readonly CsvColumn<Rendicion>[] = [
  { header: 'ID', value: ({ id }) => id },
  { header: 'Título', value: ({ titulo }) => titulo },
  { header: 'Fecha', value: ({ fecha }) => fecha },
  { header: 'Autor', value: ({ autor }) => autor },
  { header: 'Publicado', value: ({ publicado }) => (publicado ? 'Sí' : 'No') },
  { header: 'Destacado', value: ({ destacado }) => (destacado ? 'Sí' : 'No') },
  { header: 'Tags', value: ({ tags }) => shownTags(tags).join(', ') },
  { header: 'Contenido', value: ({ cuerpoMarkdown }) => cuerpoMarkdown },
]

/** Reports on accounts as CSV, in the order given; their text is Markdown. */
export const rendicionesCsv = (list: readonly Rendicion[], format?: CsvFormat): Exported =>
  csvBlob(COLUMNS, list, format)
