import { isDay } from '@/shared/lib/dias'
import { type AmountReader, amountReader } from '@/shared/lib/file/amount'
import { type DayReader, dayReader } from '@/shared/lib/file/cell/day'
import { withoutLost } from '@/shared/lib/file/cell/lost-text'
import { allowed, type Cell, cellText, parseYesNo, plain } from '@/shared/lib/file/cells'
import { checkedLine } from '@/shared/lib/file/checked-line'
import { type ImportPlan, type ImportRow, pairUp, planImport } from '@/shared/lib/file/import-plan'
import {
  cellsOf,
  type ImportLine,
  type ImportQuestion,
  type ImportResult,
  readLines,
  result,
  type Said,
} from '@/shared/lib/file/import-result'
import { heldBack, type WordReader, wordReader } from '@/shared/lib/file/rows/words'
import { importTable } from '@/shared/lib/file/table/table-file'
import type { Draft } from '@/shared/storage/stored-module'
import { withConteo } from './existencias'
import { CATEGORIA_LABELS, ESTADO_LABELS, type Item, itemFormSchema, itemKeptSchema, newItem } from './item'
import { itemsAmong, withValue } from './item-sums'
import { CATEGORIA_WORDS, ESTADO_WORDS, FIELDS, type Field, quantityOf } from './item-words'
import { CATEGORIAS, type Categoria, type Estado } from './options'
import { fechaOf, ultimoDe } from './plan/fechas'

type Words = { categoria: WordReader<Categoria>; estado: WordReader<Estado> }
type Readers = { read: AmountReader; day: DayReader; words: Words; one: Categoria | undefined }

/** A month or a year as people write it, else a day. */
const fechaCell =
  (day: DayReader) =>
  (cell: Cell | undefined): unknown => {
    const fecha = fechaOf(cellText(cell))
    return fecha && !isDay(fecha) ? fecha : day(cell)
  }

/** A day; of a month or a year its last one. */
const hastaCell =
  (day: DayReader) =>
  (cell: Cell | undefined): unknown => {
    const fecha = fechaOf(cellText(cell))
    return fecha && !isDay(fecha) ? ultimoDe(fecha) : day(cell)
  }

/** The values of the cells; a cell that can't be read becomes a value that the form's rules refuse. */
function meaning(
  { cells }: ImportLine<Field>,
  today: string,
  { read, day, words, one }: Readers,
): Record<
  keyof Omit<Draft<Item>, 'contado' | 'baja' | 'unidad' | 'unidadDe' | 'minimoDeFila' | 'fotoUrl'>,
  unknown
> {
  const blank = newItem(today)
  const cantidad = quantityOf(cells.cantidad)
  const or = (key: keyof Draft<Item>, parse: (cell: Cell | undefined) => unknown) =>
    cellText(cells[key]) === '' ? blank[key] : parse(cells[key])
  return {
    nombre: cellText(cells.nombre),
    categoria: one ?? words.categoria.read(cells.categoria),
    cantidad: or('cantidad', () => read(cantidad.cell)),
    estado: or('estado', words.estado.read),
    donado: parseYesNo(cells.donado),
    ubicacion: cellText(cells.ubicacion),
    fechaIngreso: or('fechaIngreso', day),
    valorEstimado: read(cells.valorEstimado),
    notas: [cellText(cells.notas), cantidad.unit && `Contado en ${cantidad.unit}.`]
      .filter(Boolean)
      .join(/[.!?]$/.test(cellText(cells.notas)) ? ' ' : '. '),
    proveedor: cellText(cells.proveedor),
    numeroSerie: cellText(cells.numeroSerie),
    proximaRevision: or('proximaRevision', hastaCell(day)),
    minimo: or('minimo', read),
    custodio: cellText(cells.custodio),
    fabricado: or('fabricado', fechaCell(day)),
    vence: or('vence', fechaCell(day)),
    placa: cellText(cells.placa),
  }
}

/** For a file these sentences name the allowed values; the form's own messages rely on the choices beside them. */
const INSTEAD: Partial<Record<Field, string>> = {
  categoria: allowed(Object.values(CATEGORIA_LABELS)),
  estado: allowed(Object.values(ESTADO_LABELS)),
  donado: allowed(['Sí', 'No']),
  fechaIngreso: 'Use una fecha como 2024-06-30 o 30/06/2024.',
  proximaRevision: 'Use una fecha como 30/06/2024 o 06/2024.',
  fabricado: 'Use una fecha como 2016, 05/2016 o 30/06/2016.',
  vence: 'Use una fecha como 2026, 05/2026 o 30/06/2026.',
}

/** Of a serial number that only lost its zeros the stored one stays. */
function withSerial({ numeroSerie, ...rest }: Partial<Draft<Item>>, stored: Item): Partial<Draft<Item>> {
  const same = numeroSerie === undefined || bareSerial(numeroSerie) === bareSerial(stored.numeroSerie)
  return same ? rest : { ...rest, numeroSerie }
}

/** A line of the file; `id` is what it says, known here or not; `sinCategoria` where the file doesn't say the category. */
export type ItemRow = ImportRow<Item> & { id: string; sinCategoria: boolean }

/** Asks once for the category of all lines, because few lists of a small brigade have a column for it. */
const categoriaOf = (answer: string | undefined): ImportQuestion & { answer: Categoria | undefined } => ({
  key: 'categoria',
  legend: 'El archivo no dice la categoría: ¿qué es todo lo que trae?',
  choices: CATEGORIAS.map((one) => [one, CATEGORIA_LABELS[one]]),
  answer: CATEGORIAS.find((one) => one === answer),
})

/**
 * Items from the rows of a table: headers, labels and values in any case, with or without accents. `today` fills an
 * empty date of a new one; of a stored one an empty cell changes nothing.
 */
function itemsFrom(
  table: readonly Cell[][],
  today: string,
  { mark, columns: said, replies, words: saidWords }: Said,
): ImportResult<ItemRow> {
  const { lines: all, problems: found, has, columns } = readLines(table, FIELDS, said)
  const sinCategoria = has('nombre') && !has('categoria')
  const asked = sinCategoria ? categoriaOf(replies?.categoria) : undefined
  // The question stands for the column that is missing.
  const problems = asked ? [] : found
  const quantities = cellsOf(all, ['cantidad']).map(({ cell, at }) => ({ cell: quantityOf(cell).cell, at }))
  const { read, doubt } = amountReader(
    [...quantities, ...cellsOf(all, ['valorEstimado', 'valorTotal'])],
    mark,
  )
  const list = itemsAmong(all, table, read)
  const valued = list.lines.map((line) => withValue(line, read))
  const whole = valued.map(({ line }) =>
    withoutLost(line, ['nombre', 'ubicacion', 'proveedor', 'numeroSerie', 'custodio']),
  )
  const lines = whole.map(({ line }) => line)
  const days = dayReader(
    cellsOf(lines, ['fechaIngreso', 'proximaRevision', 'fabricado', 'vence']),
    replies?.fechas,
  )
  const words: Words = {
    categoria: wordReader(lines, CATEGORIA_WORDS, saidWords),
    estado: wordReader(lines, ESTADO_WORDS, saidWords),
  }
  const foreign = [words.categoria.question, words.estado.question].filter((one) => one !== undefined)
  const told = {
    columns,
    questions: [...(asked ? [asked] : []), ...days.questions],
    ...(doubt && { doubt }),
    ...(foreign.length > 0 && { words: foreign }),
  }
  const rows: ItemRow[] = []
  const good = new Set<number>()
  const now = new Date()
  if (doubt && !mark) return { ...result(rows, lines.length, problems), ...told }
  for (const line of lines) {
    const held = heldBack(line, words)
    if (held.out) continue
    // A word that waits is asked about, and is no problem.
    const asks = (key: Field) => has(key) && !held.waits.has(key)
    const id = cellText(line.cells.id)
    // An export comes back whole, also of an item of which a count found nothing.
    const rules = id ? itemKeptSchema : itemFormSchema
    const checked = checkedLine(
      line,
      meaning(line, today, { read, day: days.read, words, one: asked?.answer }),
      rules,
      {
        has: asks,
        instead: INSTEAD,
      },
    )
    problems.push(...checked.problems)
    // One whose word waits comes in once somebody explains it.
    if (checked.problems.length === 0) good.add(line.line)
    if (!checked.record || held.waits.size > 0) continue
    const { record, said: next } = checked
    rows.push({
      line: line.line,
      record: withConteo(record, undefined, now),
      over: (stored) => withConteo(withSerial(next, stored), stored, now),
      id,
      sinCategoria,
    })
  }
  const warnings = [
    ...days.warnings,
    ...list.told,
    ...valued.flatMap(({ notes }) => notes),
    ...whole.flatMap(({ notes }) => notes),
  ]
  const differencesBut = (out: ReadonlySet<number>) =>
    list.differences((line) => good.has(line) && !out.has(line))
  return { ...result(rows, lines.length, problems, warnings), ...told, differencesBut }
}

/** A spreadsheet takes the zeros from 00123. */
const bareSerial = (text: string) => plain(text).replace(/^0+(?=\d+$)/, '')
const serialOf = ({ numeroSerie }: Draft<Item>) => bareSerial(numeroSerie)
const nameOf = ({ nombre, categoria }: Draft<Item>) => `${plain(nombre)}/${categoria}`

/**
 * Which of the stored items each row is: that of its serial number, else that of its ID, which an export carries, else
 * that of its name and category, unless both have a serial number: then they are two things of one kind. Where the file
 * says no category, the name is enough. Pure.
 */
export const planItems = (rows: readonly ItemRow[], items: readonly Item[]): ImportPlan<Item> =>
  planImport(
    rows,
    items,
    pairUp(rows, items, [
      [({ record }) => serialOf(record), serialOf],
      [({ id }) => id, ({ id }) => id],
      [
        ({ record }) => nameOf(record),
        nameOf,
        ({ record }, item) => serialOf(record) === '' || serialOf(item) === '',
      ],
      [
        ({ record, sinCategoria }) => (sinCategoria ? plain(record.nombre) : ''),
        ({ nombre }) => plain(nombre),
        ({ record }, item) => serialOf(record) === '' || serialOf(item) === '',
      ],
    ]),
  )

/** Reads a CSV, Excel or ODS file of items. Nothing is written. */
export const importItems = (file: Blob, today: string, said: Said = {}): Promise<ImportResult<ItemRow>> =>
  importTable(file, { wanted: 'Inventario', together: true }, said, (table) => itemsFrom(table, today, said))
