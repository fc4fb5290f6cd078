import { type Cell, CellFault, cellText } from '@/shared/lib/file/cells'
import { fold } from '@/shared/lib/text'
import { MOST_COLUMNS } from './table-error'

/** The headings are among the first lines: official documents have titles above them. */
const WITHIN = 30
const MOST_STACKED = 3

type Named<K extends string> = { key: K; header: string; aliases?: readonly string[] }
type Table = readonly (readonly Cell[])[]

/** `first` and `last` are the rows of the headings, from 0; `texts` and `columns` count the file's columns from 0. */
export type Headings<K extends string> = {
  first: number
  last: number
  texts: readonly string[]
  columns: ReadonlyMap<K, number>
}

/** No heading is longer; a hostile cell may be. */
const LONGEST = 200
const FILLERS = new Set(['de', 'del', 'la', 'las', 'el', 'los'])

/** The words of a heading that tell it from others: `SALDOS X DEVENGAR` has those of `Saldo por devengar`. */
const wordsOf = (text: string): string[] =>
  (
    fold(text.slice(0, LONGEST))
      .replace(/\(.*?\)/g, ' ')
      .match(/[a-z0-9]+\.?/g) ?? []
  )
    .filter((word) => !FILLERS.has(word))
    .map((word) => (word === 'x' ? 'por' : word.length > 3 ? word.replace(/s$/, '') : word))

const exactly = (words: readonly string[], name: readonly string[]) =>
  words.length === name.length && words.every((word, at) => word.replace('.', '') === name[at])

/** `PRESUP. CODIF.` is short for `Presupuesto codificado`. */
const shortly = (words: readonly string[], name: readonly string[]) =>
  words.length === name.length &&
  words.every((word, at) =>
    word.length > 3 && word.endsWith('.') ? name[at]?.startsWith(word.slice(0, -1)) : word === name[at],
  )

/** What a row below the headings has that says nothing: the number or letter of a column, a unit, a formula. */
const IDLE = /^(?:\(?[a-z]\)?(?:\s*=[\s\w()+−/*.-]+)?|usd|us\$|\$|%|(?:en )?d[oó]lares|[-–—=_.*]+)$/i

function isIdle(row: readonly Cell[]): boolean {
  const texts = row.map(cellText).filter(Boolean)
  const counted = texts.length > 2 && texts.every((text, at) => text.replace(/[()]/g, '') === String(at + 1))
  return counted || texts.every((text) => IDLE.test(text))
}

const isDatum = (cell: Cell | undefined) =>
  cell instanceof Date || (/\d/.test(cellText(cell)) && !/[a-z]{2}/i.test(cellText(cell)))

/** What people see in a cell: of a combined one its text in all of it. */
const seen = (cell: Cell | undefined): string =>
  cell instanceof CellFault && cell.origin ? cellText(cell.origin.cell) : cellText(cell)

/** Of a heading over several columns a CSV has its text in the first only: it goes on to the right over blank cells. */
function above(rows: Table, at: number, column: number): string {
  const row = rows[at] ?? []
  const below = (of: number) => rows.slice(at + 1).some((lower) => typeof lower[of] === 'string' && lower[of])
  const own = seen(row[column])
  if (own !== '' || !below(column)) return own
  let from = column
  while (from >= 0 && seen(row[from]) === '') from -= 1
  return typeof row[from] === 'string' && below(from) ? seen(row[from]) : ''
}

/** The different texts over a column, from the top. */
function partsOf(rows: Table, column: number): string[] {
  const parts: string[] = []
  rows.forEach((_, at) => {
    const text = above(rows, at, column)
    if (text !== '' && text !== parts.at(-1) && !(at > 0 && IDLE.test(text))) parts.push(text)
  })
  return parts
}

/** The ways to read stacked headings without what stands over several; a «saldo» is never left out. */
const restsOf = (parts: readonly string[]): string[][] =>
  parts
    .slice(1)
    .flatMap((_, at) =>
      /saldo/i.test(parts.slice(0, at + 1).join(' ')) ? [] : [wordsOf(parts.slice(at + 1).join(' '))],
    )

/**
 * The column of each field. Whole headings go before parts of them, what is written out before what is cut short, and a
 * field's first name before its others.
 */
function columnsOf<K extends string>(parts: readonly string[][], fields: readonly Named<K>[]) {
  const names = fields.map(({ key, header, aliases = [] }) => ({
    key,
    names: [key, header, ...aliases].map(wordsOf),
  }))
  const whole = parts.map((texts) => [wordsOf(texts.join(' '))])
  const rests = parts.map(restsOf)
  const columns = new Map<K, number>()
  for (const readings of [whole, rests])
    for (const fits of [exactly, shortly])
      for (const field of names) {
        if (columns.has(field.key)) continue
        const taken = new Set(columns.values())
        const at = field.names
          .map((name) =>
            readings.findIndex(
              (ways, column) =>
                !taken.has(column) && ways.some((words) => words.length > 0 && fits(words, name)),
            ),
          )
          .find((column) => column >= 0)
        if (at !== undefined) columns.set(field.key, at)
      }
  return columns
}

function headingsAt<K extends string>(
  table: Table,
  first: number,
  last: number,
  fields: readonly Named<K>[],
) {
  const rows = table.slice(first, last + 1)
  const width = Math.min(MOST_COLUMNS, Math.max(0, ...rows.map((row) => row.length)))
  const parts = Array.from({ length: width }, (_, column) => partsOf(rows, column))
  return {
    first,
    last,
    texts: parts.map((texts) => texts.join(' ').replace(/\s+/g, ' ')),
    columns: columnsOf(parts, fields),
  }
}

/** Whether a cell of this row belongs to one that begins above it, in row `from` or later. */
const hangs = (table: Table, at: number, from = 0) =>
  (table[at] ?? []).some(
    (cell) => cell instanceof CellFault && cell.origin && cell.origin.row < at && cell.origin.row >= from,
  )

/** With the rows above and below to which its combined cells reach. */
function whole<K extends string>(table: Table, found: Headings<K>, fields: readonly Named<K>[]): Headings<K> {
  const { first, last } = found
  if (last - first + 1 === MOST_STACKED) return found
  const up = hangs(table, first)
  if (!up && !hangs(table, last + 1, first)) return found
  const taller = headingsAt(table, up ? first - 1 : first, up ? last : last + 1, fields)
  return taller.columns.size < found.columns.size ? found : whole(table, taller, fields)
}

/** The headings of a table, in one row or up to three stacked ones: those that name the most fields. Pure. */
export function findHeadings<K extends string>(table: Table, fields: readonly Named<K>[]): Headings<K> {
  const filled = ({ texts }: Headings<K>) => texts.filter(Boolean).length
  let best = headingsAt(table, 0, 0, fields)
  for (let height = 1; height <= MOST_STACKED; height++)
    for (let first = 0; first < Math.min(WITHIN, table.length - height + 1); first++) {
      const last = first + height - 1
      if (table.slice(first + 1, last + 1).some((row) => row.length === 0 || row.some(isDatum))) continue
      const found = headingsAt(table, first, last, fields)
      const more = found.columns.size - best.columns.size
      const same = more === 0 && best.last === best.first && height === 1
      if (more > 0 || (same && filled(found) > filled(best))) best = found
    }
  return whole(table, best, fields)
}

/** Whether a row repeats the headings, as those of a printed document do on each page. */
function repeats(table: Table, row: readonly Cell[], first: number, last: number): boolean {
  const heads = table.slice(first, last + 1)
  const said = row.flatMap((cell, column) => (cellText(cell) ? [[cellText(cell), column] as const] : []))
  return (
    said.length > 1 && said.every(([text, column]) => heads.some((head) => cellText(head[column]) === text))
  )
}

/** Where the data of a table is: the numbers of its rows below the headings, from 0, without those that say nothing. Pure. */
export function dataRows(table: Table, { first, last }: Pick<Headings<string>, 'first' | 'last'>): number[] {
  const below = table.map((_, at) => at).slice(last + 1)
  const begins = below.find((at) => !isIdle(table[at] ?? [])) ?? table.length
  return below.filter((at) => at >= begins && !repeats(table, table[at] ?? [], first, last))
}
