import type { AmountReader } from '@/shared/lib/file/amount'
import { checkSums, type Entry } from '@/shared/lib/file/cell/sums'
import { cellText } from '@/shared/lib/file/cells'
import { type ImportLine, type ImportNote, note } from '@/shared/lib/file/import-result'
import { tellDifference } from '@/shared/lib/file/rows/totals'
import { formatUsd, fromCents, sumUsd, toCents } from '@/shared/lib/moneda'
import { plural } from '@/shared/lib/plural'
import { type Amount, COMPARED, FIELDS, type Field, WRITTEN } from './cedula-fields'
import { digitsOf, isSection, isTotal } from './cedula-lines'

/** `codificado $100,00`, for a sentence. */
const figureOf = (key: Amount) => {
  const { header = key } = FIELDS.find((field) => field.key === key) ?? {}
  return { name: header.toLowerCase(), format: (cents: number) => formatUsd(fromCents(cents)) }
}

/**
 * Holds a cédula against its own sums: which of its lines are sums of others, what to say of them, and where its totals
 * are not what its lines give. `good` says whether a line can be read.
 */
export function sumsOf(
  all: readonly ImportLine<Field>[],
  lines: ReadonlySet<ImportLine<Field>>,
  read: AmountReader,
  has: (key: Field) => boolean,
  good: (line: ImportLine<Field>) => boolean,
) {
  const keys = COMPARED.filter(has)
  const kindOf = (line: ImportLine<Field>): Entry['kind'] | undefined => {
    if (isTotal(line)) return 'total'
    if (isSection(line)) return 'title'
    if (!lines.has(line)) return undefined
    return good(line) ? 'row' : 'lost'
  }
  const entries = all.flatMap((line): Entry[] => {
    const kind = kindOf(line)
    if (!kind) return []
    const name = [cellText(line.cells.partida), cellText(line.cells.denominacion)].filter(Boolean).join(' ')
    const amounts = keys.map((key) => {
      const usd = cellText(line.cells[key]) === '' ? null : read(line.cells[key])
      return usd === null ? undefined : toCents(usd)
    })
    return [{ line: line.line, name, kind, digits: digitsOf(line), amounts }]
  })
  const { sums, doubtful, differences, given } = checkSums(entries)
  return {
    lines: new Set([...sums].map(({ line }) => line)),
    sums: Object.fromEntries(keys.map((key, at) => [key, fromCents(given[at] ?? 0)])),
    told: [
      ...[...sums].map((entry) =>
        note(
          entry.line,
          `la partida ${entry.digits || entry.name} es la suma de otras del archivo y no se importa.`,
        ),
      ),
      ...doubtful.map(({ line }) =>
        note(
          line,
          'vale lo mismo que varias filas juntas. Si es su suma, quite su marca para que no cuente dos veces.',
        ),
      ),
    ],
    differences: differences.map((one) => tellDifference(keys.map(figureOf), one, 'partidas')),
  }
}

/** What was reformed follows from what was approved. */
type Line = Partial<Record<(typeof WRITTEN)[number], number | undefined>>

/**
 * Where the lines of a fiscal year, as an import would leave them, are not what its file gives (`sums`, US dollars): lines
 * that the file hasn't and that stay, and lines of it that somebody left out. Pure.
 */
export function tellAfter(
  after: readonly Line[],
  sums: Readonly<Record<string, number>>,
  { kept, out }: { kept: number; out: number },
): ImportNote[] {
  const wrong = WRITTEN.flatMap((key) => {
    const file = sums[key]
    if (file === undefined) return []
    const usd = sumUsd(after.map((line) => line[key] ?? 0))
    return toCents(usd) === toCents(file) ? [] : [{ key, usd, file }]
  })
  if (wrong.length === 0) return []
  const parts = wrong.map(
    ({ key, usd, file }) => `${figureOf(key).name} ${formatUsd(usd)}, y el archivo suma ${formatUsd(file)}`,
  )
  const why = [
    kept > 0 && ` No están en el archivo y se conservan: ${plural(kept, 'partida', 'partidas')}.`,
    out > 0 && ` Del archivo quedan fuera: ${plural(out, 'fila', 'filas')}.`,
  ].filter(Boolean)
  const sentence = `El ejercicio quedará con otras sumas que el archivo: ${parts.join('; ')}.${why.join('')}`
  return [{ line: 0, cell: '', field: '', sentence }]
}
