import { roundUsd } from '@/shared/lib/moneda'
import { type Cell, cellText } from './cells'

/** What separates the cents. */
export type DecimalMark = '.' | ','
const MARKS: readonly DecimalMark[] = ['.', ',']

/** Any number of decimals: a program's CSV may hold 875.275, and 1234.5000. */
const LOOSE: Record<DecimalMark, RegExp> = {
  '.': /^(?:[1-9]\d{0,2}(?:['’,]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)$/,
  ',': /^(?:[1-9]\d{0,2}(?:['’.]\d{3})+(?:,\d+)?|\d+(?:,\d+)?|,\d+)$/,
}

/** The number that the digits are when this mark separates the cents; null when they are none. */
function under(mark: DecimalMark, digits: string): number | null {
  if (!LOOSE[mark].test(digits)) return null
  const [whole = '', cents = ''] = digits.split(mark)
  return Number(`${whole.replace(/\D/g, '') || '0'}.${cents || '0'}`)
}

const hasCents = (mark: DecimalMark, digits: string) => (digits.split(mark)[1] ?? '').length <= 2

/** The text without currency and sign; an adjustment is written `(5,00)`, `-5,00` or `5,00-`. */
function signed(cell: Cell | undefined): { sign: 1 | -1; digits: string } {
  const text = cellText(cell).replace(/USD|US\$|\$|\s/gi, '')
  const negative = /^\((.*)\)$|^[-−–](.+)$|^(.+)[-−–]$/.exec(text)
  const inner = negative?.slice(1).find((part) => part !== undefined)
  return inner === undefined ? { sign: 1, digits: text } : { sign: -1, digits: inner }
}

const isNothing = (digits: string) => /^[-–—]?$/.test(digits)
const times = (sign: 1 | -1, usd: number) => (usd === 0 ? 0 : sign * roundUsd(usd))

/**
 * Reads an amount as people type it, `$ 1.234,56`, `1,234.56`, `1234.5` or `(5,00)`, in US dollars: with two decimals at
 * most, so that one mark before three digits separates thousands. An empty cell or a dash is 0; null when it is no
 * amount.
 */
export function parseAmount(cell: Cell | undefined): number | null {
  if (typeof cell === 'number') return Number.isFinite(cell) ? roundUsd(cell) : null
  const { sign, digits } = signed(cell)
  if (isNothing(digits)) return 0
  const mark = MARKS.find((one) => under(one, digits) !== null && hasCents(one, digits))
  return mark ? times(sign, under(mark, digits) ?? 0) : null
}

/** An amount of a file that is another one under each mark, and that its other amounts don't explain. */
export type Doubt = { text: string; cell: string; usd: Readonly<Record<DecimalMark, number>> }

/** What one cell of a file may mean. */
function meanings(cell: Cell | undefined) {
  const { sign, digits } = signed(cell)
  const [point, comma] = MARKS.map((mark) => under(mark, digits))
  return { sign, digits, point: point ?? null, comma: comma ?? null }
}

/** The mark without which the cell is no amount; undefined where both fit, or neither. */
function proves(cell: Cell | undefined): DecimalMark | undefined {
  const { digits, point, comma } = meanings(cell)
  if ((point === null) === (comma === null)) return undefined
  const mark = point === null ? ',' : '.'
  return hasCents(mark, digits) ? mark : undefined
}

type AmountCell = { cell: Cell | undefined; at: string }
export type AmountReader = (cell: Cell | undefined) => number | null

/**
 * How the amounts of one file are read. `875.275` is 875 dollars beside `1,200.75`, and thousands beside `1.200,75`; where
 * the other cells say both or nothing, `doubt` is what to ask, and `chosen` the answer; `mixed` are a cell of each way. Of a
 * file in thousands `scale` is 1000.
 */
export function amountReader(
  cells: readonly AmountCell[],
  chosen?: DecimalMark,
  scale = 1,
): { read: AmountReader; doubt?: Doubt; mixed?: readonly AmountCell[] } {
  const proofs = new Map<DecimalMark, AmountCell>()
  for (const one of cells) {
    const mark = proves(one.cell)
    if (mark && !proofs.has(mark)) proofs.set(mark, one)
  }
  const proven = [...proofs.keys()]
  const mixed = proven.length > 1 ? { mixed: [...proofs.values()] } : {}
  const [only] = proven.length === 1 ? proven : []
  const mark = only ?? chosen
  const read: AmountReader = (cell) => {
    if (typeof cell === 'number') return parseAmount(cell * scale)
    const { sign, digits, point, comma } = meanings(cell)
    if (isNothing(digits)) return 0
    // A file's one mark also explains more than two decimals; without it they are a mistake.
    if (point === 0 || comma === 0) return 0
    const usd = point === comma ? point : mark && (mark === '.' ? point : comma)
    if (usd !== null && usd !== undefined) return times(sign, usd * scale)
    const alone = parseAmount(cell)
    return alone === null ? null : roundUsd(alone * scale)
  }
  if (only) return { read }
  for (const { cell, at } of cells) {
    const { sign, point, comma } = meanings(cell)
    if (typeof cell === 'number' || point === null || comma === null || point === comma) continue
    const usd = { '.': times(sign, point), ',': times(sign, comma) }
    return { read, ...mixed, doubt: { text: cellText(cell), cell: at, usd } }
  }
  return { read, ...mixed }
}
