import { fold } from '@/shared/lib/text'

/** Where a combined cell begins, counted from 0, and what it holds. */
export type Origin = { row: number; column: number; cell: Cell }

/**
 * A cell that can't be used. `what` follows its column's name in a sentence; `text` is what the cell shows, and `origin`
 * the combined cell that covers it.
 */
export class CellFault {
  readonly what: string
  readonly text: string
  readonly origin: Origin | undefined
  constructor(what: string, text: string, origin?: Origin) {
    this.what = what
    this.text = text
    this.origin = origin
  }
}

/** One cell of an imported table: CSV gives text, Excel gives typed values. */
export type Cell = string | number | boolean | Date | CellFault | null

export const excelError = (code: string): CellFault =>
  new CellFault(`tiene un error de Excel (${code}).`, code)

/** Errors as Excel and LibreOffice write them into a CSV file, in English or Spanish. */
const ERROR =
  /^(#(N\/[AD]|[¡¿]?(REF|DIV\/0|VALUE|VALOR|NAME|NOMBRE|NUM|NULL|NULO|SPILL|DESBORDAMIENTO|CALC)[!?])|Err:\d{3})$/i

/** A cell of a file that holds only text. */
export const textCell = (text: string): Cell => (ERROR.test(text.trim()) ? excelError(text.trim()) : text)

export const cellText = (cell: Cell | undefined): string => {
  if (cell instanceof CellFault) return cell.text
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return cell === null || cell === undefined ? '' : String(cell).trim()
}

/** Text for comparing headers and options: no accents, case, brackets or punctuation. */
export const plain = (text: string): string =>
  fold(text)
    .replace(/\(.*?\)/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** What a file or a person writes of a brigade lies between these years; 0026 is what is left of 2026. */
const [FIRST_YEAR, LAST_YEAR] = [1850, 2100]

/**
 * Reads `2024-06-30` or `30/6/2024` as `YYYY-MM-DD`; '' for an empty cell, null when it is no day, or one of another
 * century than ours.
 */
export function parseDay(cell: Cell | undefined): string | null {
  const text = cellText(cell)
  if (!text) return ''
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T.*)?$/.exec(text)
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text)
  const [year, month, day] = iso ? iso.slice(1, 4) : local ? local.slice(1, 4).reverse() : []
  if (!year || !month || !day || Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR) return null
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : null
}

const DAY_MINUTES = 24 * 60

const timeOf = (minutes: number): string => {
  const pad = (n: number) => String(n).padStart(2, '0')
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}

/**
 * Reads `14:20`, `14h20`, `2:20 p. m.` or a spreadsheet's time, which is a part of a day, as `HH:mm`; '' for an empty
 * cell, null when it is no time of day.
 */
export function parseTime(cell: Cell | undefined): string | null {
  if (cell instanceof Date) return cell.toISOString().slice(11, 16)
  if (typeof cell === 'number')
    return cell >= 0 && cell < 1 ? timeOf(Math.round(cell * DAY_MINUTES) % DAY_MINUTES) : null
  const text = cellText(cell)
  if (!text) return ''
  const parts = /^(\d{1,2})(?:[:.h]\s?(\d{2})(?::\d{2})?)?\s*(?:h|hs|horas?|([ap])\.?\s?m\.?)?$/i.exec(text)
  const [, hours = '', minutes, half = ''] = parts ?? []
  if (!hours || (!minutes && !/[a-z]/i.test(text))) return null
  const hour = Number(hours)
  const [least, most] = half ? [1, 12] : [0, 23]
  if (hour < least || hour > most || Number(minutes ?? 0) > 59) return null
  const ofDay = half ? (hour % 12) + (/p/i.test(half) ? 12 : 0) : hour
  return timeOf(ofDay * 60 + Number(minutes ?? 0))
}

const YES = ['si', 's', 'true', 'verdadero', 'x', '1']
const NO = ['no', 'n', 'false', 'falso', '0', '']

/** Reads Sí or No in their usual spellings; an empty cell is No, and null means neither. */
export function parseYesNo(cell: Cell | undefined): boolean | null {
  const text = plain(cellText(cell))
  if (YES.includes(text)) return true
  return NO.includes(text) ? false : null
}

/** The option whose value or label the cell holds, whatever its case, accents and marks. */
export function parseOption<T extends string>(
  cell: Cell | undefined,
  labels: Record<T, string>,
): T | undefined {
  const text = plain(cellText(cell))
  return (Object.keys(labels) as T[]).find((value) => text === plain(value) || text === plain(labels[value]))
}

/** `Use Bueno, Regular o Malo.`: the sentence that tells what a cell may hold. */
export const allowed = (labels: readonly string[]): string =>
  `Use ${new Intl.ListFormat('es', { type: 'disjunction' }).format(labels)}.`
