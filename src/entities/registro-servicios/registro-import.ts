import { amountReader } from '@/shared/lib/file/amount'
import { type Cell, cellText } from '@/shared/lib/file/cells'
import { checkedLine } from '@/shared/lib/file/checked-line'
import type { ImportRow } from '@/shared/lib/file/import-plan'
import {
  cellsOf,
  type ImportLine,
  type ImportResult,
  readLines,
  result,
  type Said,
} from '@/shared/lib/file/import-result'
import { importTable } from '@/shared/lib/file/table/table-file'
import { TIPO_SERVICIO_LABELS } from '@/shared/lib/tipos-servicio'
import { respuestaOf } from './horas'
import { FIELDS, type Field, INSTEAD, meaning, rowSchema, type Values } from './import-row'
import { newRegistro, type RegistroServicio } from './registro'
import { COLUMNS } from './registro-csv'
import { minutesBetween } from './totals'

/** What nobody wrote down is missing from the record. */
const withoutBlanks = <T extends object>(values: T): T =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== false),
  ) as T

/** The times that follow from the others, where the file has no column for them. */
const derived = ({ horaInicio, horaFin, llegada = '' }: Values, has: (key: Field) => boolean) => ({
  ...(!has('tiempoTotal') && { tiempoTotal: minutesBetween(horaInicio, horaFin) ?? undefined }),
  ...(!has('tiempoRespuesta') && { tiempoRespuesta: respuestaOf({ horaInicio, llegada }) ?? undefined }),
})

/** A new record of the line. One without a number that was over before it came keeps none. */
function recordOf(values: Values, has: (key: Field) => boolean) {
  const { tipo, subtipo, estado, numero } = values
  return withoutBlanks({
    ...newRegistro(values.fecha),
    ...values,
    ...derived(values, has),
    descripcion: values.descripcion || subtipo || TIPO_SERVICIO_LABELS[tipo],
    importado: estado === 'COMPLETADO' && !numero,
  })
}

/** A line of the file; `id` and `numero` are what it says, known here or not. */
export type RegistroRow = ImportRow<RegistroServicio> & { id: string; numero: string }

/** What a cell changes in a stored record; one that is as an export writes it changes nothing. */
const over =
  (line: ImportLine<Field>, said: Partial<RegistroServicio>) =>
  (stored: RegistroServicio): Partial<RegistroServicio> => {
    const asExported = new Set(
      COLUMNS.flatMap(({ field, value }) => {
        const written = cellText(line.cells[field])
        return written !== '' && String(value(stored)) === written ? [field] : []
      }),
    )
    return Object.fromEntries(Object.entries(said).filter(([field]) => !asExported.has(field as Field)))
  }

/** Services from the rows of a table. Of a stored one an empty cell changes nothing. */
function registrosFrom(table: readonly Cell[][], { mark, columns: said }: Said): ImportResult<RegistroRow> {
  const { lines, problems, has, columns } = readLines(table, FIELDS, said)
  const { read, doubt } = amountReader(cellsOf(lines, ['costoEstimado', 'hectareas', 'kilometros']), mark)
  const found = { columns, ...(doubt && { doubt }) }
  const rows: RegistroRow[] = []
  if (doubt && !mark) return { ...result(rows, lines.length, problems), ...found }
  const lineOf = new Map<string, number>()
  for (const line of lines) {
    const checked = checkedLine(line, meaning(line, read), rowSchema, { has, instead: INSTEAD })
    problems.push(...checked.problems)
    if (!checked.record) continue
    const { numero = '' } = checked.record
    const before = numero && lineOf.get(numero)
    if (before) {
      problems.push(line.note('numero', `«${numero}» está también en la línea ${before}.`))
      continue
    }
    lineOf.set(numero, line.line)
    const next = {
      ...checked.said,
      ...(checked.said.tipo && checked.record.subtipo && { subtipo: checked.record.subtipo }),
    }
    rows.push({
      line: line.line,
      record: recordOf(checked.record, has),
      over: over(line, next),
      id: cellText(line.cells.id),
      numero,
    })
  }
  return { ...result(rows, lines.length, problems), ...found }
}

/** Reads a CSV, Excel or ODS file of services. Nothing is written. */
export const importRegistros = (file: Blob, said: Said = {}): Promise<ImportResult<RegistroRow>> =>
  importTable(file, 'Servicios', (table) => registrosFrom(table, said))
