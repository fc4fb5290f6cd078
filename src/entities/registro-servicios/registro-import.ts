import { type AmountReader, amountReader } from '@/shared/lib/file/amount'
import { dayReader } from '@/shared/lib/file/cell/day'
import { type Cell, cellText } from '@/shared/lib/file/cells'
import { checkedLine } from '@/shared/lib/file/checked-line'
import type { ImportRow } from '@/shared/lib/file/import-plan'
import {
  cellsOf,
  type ImportLine,
  type ImportNote,
  type ImportResult,
  readLines,
  result,
  type Said,
} from '@/shared/lib/file/import-result'
import { recordsAmong } from '@/shared/lib/file/rows/totals'
import { heldBack } from '@/shared/lib/file/rows/words'
import { importTable } from '@/shared/lib/file/table/table-file'
import { formatNumber, formatUsd, fromCents, toCents } from '@/shared/lib/moneda'
import { TIPO_SERVICIO_LABELS } from '@/shared/lib/tipos-servicio'
import { respuestaOf, totalOf } from './horas'
import { DAYS, FIELDS, type Field, INSTEAD, meaning, rowSchema, type Values, wordsIn } from './import-row'
import { newRegistro, type RegistroServicio } from './registro'
import { COLUMNS } from './registro-csv'

/** What a log adds up below a month or a year; its minutes are averages. */
const ADDED = [
  ['atendidos', 'personas atendidas'],
  ['trasladados', 'personas trasladadas'],
  ['fallecidos', 'fallecidos'],
  ['hectareas', 'hectáreas'],
  ['kilometros', 'kilómetros'],
  ['agua', 'agua'],
  ['costoEstimado', 'costo'],
] as const satisfies readonly (readonly [Field, string])[]

const FIGURES = ADDED.map(([key, name]) => ({
  name,
  format: (hundredths: number) => (key === 'costoEstimado' ? formatUsd : formatNumber)(fromCents(hundredths)),
}))

/** The lines that are services, without totals and signatures, held against the log's own sums. Pure. */
function registrosAmong(
  all: readonly ImportLine<Field>[],
  table: readonly (readonly Cell[])[],
  read: AmountReader,
) {
  const amounts = ({ cells }: ImportLine<Field>) =>
    ADDED.map(([key]) => {
      const amount = cellText(cells[key]) === '' ? null : read(cells[key])
      return amount === null ? undefined : toCents(amount)
    })
  return recordsAmong(all, table, {
    isRecord: ({ cells }) => /^\d/.test(cellText(cells.fecha)) && cellText(cells.tipo) !== '',
    proper: ['horaInicio', 'salida', 'llegada', 'horaFin', 'id'],
    figures: FIGURES,
    ways: [{ ofRecord: amounts, ofSum: amounts }],
  })
}

/** What nobody wrote down is missing from the record. */
const withoutBlanks = <T extends object>(values: T): T =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== false),
  ) as T

/** The times that follow from the others, where the file has no column for them. */
const derived = (values: Values, has: (key: Field) => boolean) => ({
  ...(!has('tiempoTotal') && { tiempoTotal: totalOf(values) ?? undefined }),
  ...(!has('tiempoRespuesta') && { tiempoRespuesta: respuestaOf(values) ?? undefined }),
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

/** Why a line comes in only if somebody ticks it: a log is of calls that were. `today` is a day. */
function oddityOf({ fecha, estado }: Values, today: string): string {
  if (fecha > today) return `«${fecha}» todavía no llega. Márquelo abajo si de verdad debe entrar.`
  if (estado === 'EN_CURSO' && fecha < today)
    return 'quedaría como un servicio en curso. Márquelo abajo si todavía lo está.'
  return ''
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
function registrosFrom(
  table: readonly Cell[][],
  today: string,
  { mark, columns: said, replies, words: saidWords }: Said,
): ImportResult<RegistroRow> {
  const { lines: all, problems, has, columns } = readLines(table, FIELDS, said)
  const { read, doubt } = amountReader(cellsOf(all, ['costoEstimado', 'hectareas', 'kilometros']), mark)
  const list = registrosAmong(all, table, read)
  const { lines } = list
  const days = dayReader(cellsOf(lines, DAYS), replies?.fechas)
  const words = wordsIn(lines, saidWords)
  const foreign = [words.tipo.question, words.estado.question].filter((one) => one !== undefined)
  const found = {
    columns,
    questions: days.questions,
    ...(doubt && { doubt }),
    ...(foreign.length > 0 && { words: foreign }),
  }
  const rows: RegistroRow[] = []
  const good = new Set<number>()
  if (doubt && !mark) return { ...result(rows, lines.length, problems), ...found }
  const lineOf = new Map<string, number>()
  const sameAs = new Map<string, number>()
  const doubts: ImportNote[] = []
  const unticked: number[] = []
  for (const line of lines) {
    const held = heldBack(line, words)
    if (held.out) continue
    // A word that waits is asked about, and is no problem.
    const asks = (key: Field) => has(key) && !held.waits.has(key)
    const checked = checkedLine(line, meaning(line, { read, day: days.read, words }), rowSchema, {
      has: asks,
      instead: INSTEAD,
    })
    problems.push(...checked.problems)
    // One whose word waits comes in once somebody explains it.
    if (checked.problems.length === 0) good.add(line.line)
    if (!checked.record || held.waits.size > 0) continue
    const { numero = '' } = checked.record
    const before = numero && lineOf.get(numero)
    if (before) {
      problems.push(line.note('numero', `«${numero}» está también en la línea ${before}.`))
      good.delete(line.line)
      continue
    }
    lineOf.set(numero, line.line)
    const next = {
      ...checked.said,
      ...(checked.said.tipo && checked.record.subtipo && { subtipo: checked.record.subtipo }),
    }
    const odd = oddityOf(checked.record, today)
    const alike = JSON.stringify(checked.record)
    const twin = sameAs.get(alike)
    if (twin)
      doubts.push(line.note('fecha', `es igual a la línea ${twin}: márquela si fueron dos servicios.`))
    else if (odd) doubts.push(line.note('fecha', odd))
    if (twin || odd) unticked.push(line.line)
    sameAs.set(alike, twin ?? line.line)
    rows.push({
      line: line.line,
      record: recordOf(checked.record, has),
      over: over(line, next),
      id: cellText(line.cells.id),
      numero,
    })
  }
  return {
    ...result(rows, lines.length, problems, [...days.warnings, ...list.told, ...doubts]),
    ...found,
    unticked,
    differencesBut: (out) => list.differences((line) => good.has(line) && !out.has(line)),
  }
}

/** Reads a CSV, Excel or ODS file of services. Nothing is written. */
export const importRegistros = (
  file: Blob,
  today: string,
  said: Said = {},
): Promise<ImportResult<RegistroRow>> =>
  importTable(file, { wanted: 'Servicios', together: true }, said, (table) =>
    registrosFrom(table, today, said),
  )
