import { formatNumber } from '@/shared/lib/moneda'
import { type Cell, cellText } from './cells'
import type { ImportField } from './import-result'
import { hashOf } from './table/hash'
import type { Headings } from './table/headings'
import { cellAddress } from './table/table-error'

/** A column of a file: `at` counts from 0, and `field` is what it is taken as, or empty. */
export type FileColumn = {
  at: number
  letter: string
  heading: string
  samples: readonly string[]
  field: string
}

/** What was understood of a file's columns. `shape` is the same for each file with these headings. */
export type FileColumns = {
  shape: string
  columns: readonly FileColumn[]
  fields: readonly { key: string; header: string }[]
  /** What has to be said and has no column. */
  missing: readonly string[]
  /** The name of their sheet, where the file has others. */
  sheet?: string
  /** Whether somebody said what the columns are; otherwise their headings do. */
  said: boolean
}

/** What a person said of the files of one shape: the field of each column, from the first; empty for none. */
export type SaidColumns = (shape: string) => readonly string[] | undefined

const SAMPLES = 3
/** Enough to find them in; a column may be blank for long. */
const LOOKED_AT = 200

/** Of what a file can be asked for and its headings: short enough to remember many. */
export const shapeOf = (texts: readonly string[]): string => hashOf(texts.join('\n')).toString(36)

/** The columns as somebody said them; a field that isn't one, or is said twice, counts for nothing. */
export function columnsAsSaid<K extends string>(
  said: readonly string[],
  fields: readonly ImportField<K>[],
): Map<K, number> {
  const columns = new Map<K, number>()
  said.forEach((text, at) => {
    const field = fields.find(({ key }) => key === text)
    if (field && !columns.has(field.key)) columns.set(field.key, at)
  })
  return columns
}

const shown = (cell: Cell | undefined) => (typeof cell === 'number' ? formatNumber(cell) : cellText(cell))

/** The columns of a file for whoever looks them over. One without heading and values is none. Pure. */
export function tellColumns<K extends string>(
  table: readonly (readonly Cell[])[],
  rows: readonly number[],
  { texts }: Headings<K>,
  columns: ReadonlyMap<K, number>,
): FileColumn[] {
  const looked = rows.slice(0, LOOKED_AT).map((row) => table[row] ?? [])
  const width = Math.max(texts.length, ...looked.map((row) => row.length))
  const fieldAt = new Map([...columns].map(([key, at]) => [at, key]))
  const all = Array.from({ length: width }, (_, at) => ({
    at,
    letter: cellAddress(0, at).replace(/\d+$/, ''),
    heading: texts[at] ?? '',
    samples: [...new Set(looked.map((row) => shown(row[at])).filter(Boolean))].slice(0, SAMPLES),
    field: fieldAt.get(at) ?? '',
  }))
  return all.filter(
    ({ at, heading, samples, field }) =>
      // The rest of a heading over several columns has no values of its own.
      field !== '' || samples.length > 0 || (heading !== '' && heading !== texts[at - 1]),
  )
}

/** The columns that have something to bring and aren't taken, by their headings. */
export const leftOut = ({ columns }: Pick<FileColumns, 'columns'>): string[] =>
  columns.filter(({ field }) => field === '').map(({ heading, letter }) => heading || `la columna ${letter}`)
