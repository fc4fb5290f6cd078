import { checkSums, type Difference, type Entry } from '@/shared/lib/file/cell/sums'
import { type Cell, cellText } from '@/shared/lib/file/cells'
import { type ImportLine, type ImportNote, note } from '@/shared/lib/file/import-result'
import { signaturesAmong, tellSignatures } from './signatures'

/** A figure that a total may give; amounts are in whole hundredths. */
export type Figure = { name: string; format: (hundredths: number) => string }

/** `rows` names what comes in, in the feminine plural: `las partidas`. */
export function tellDifference(
  figures: readonly Figure[],
  { entry, given, all }: Difference,
  rows: string,
): ImportNote {
  const parts = figures.flatMap(({ name, format }, at) => {
    const said = entry.amounts[at]
    const sum = given[at] ?? 0
    if (said === undefined || said === sum) return []
    const gap = `${format(Math.abs(sum - said))} de ${sum > said ? 'más' : 'menos'}`
    return [`${name} ${format(said)}, y suman ${format(sum)} (${gap})`]
  })
  const who = all ? `Todas las ${rows} que se traen` : `Las ${rows} de esa parte que se traen`
  const where = `la fila ${entry.line}${entry.name && ` («${entry.name}»)`}`
  return {
    line: entry.line,
    cell: '',
    field: '',
    sentence: `${who} no dan lo que dice ${where}: ${parts.join('; ')}.`,
  }
}

const WORD = /^(?:(?:sub|gran)[\s-]*)?t\s?o\s?t\s?a\s?l(?:es)?\b|^suman?\b|^sumatoria\b/i
const ALONE = /^(?:(?:sub|gran)[\s-]*)?t\s?o\s?t\s?a\s?l(?:es)?(?:\s+general)?[\s:.=]*$/i

/** A cell that says only that its line is a sum: `TOTAL`, `Subtotal:`. */
export const isOnlyTotal = (cell: Cell | undefined): boolean => ALONE.test(cellText(cell))

type Amounts = Entry['amounts']

/** How a list tells its records from its sums. */
type Rules<K extends string> = {
  /** Whether a line has what every record has; one that has not may be a sum. */
  isRecord: (line: ImportLine<K>) => boolean
  /** Fields that nobody who signs below the list fills. */
  proper: readonly K[]
  figures: readonly Figure[]
  /**
   * The figures of a line, as a record's and as a sum's; undefined for an empty cell. Of several ways to read them the one
   * counts that gives the most sums.
   */
  ways: readonly { ofRecord: (line: ImportLine<K>) => Amounts; ofSum: (line: ImportLine<K>) => Amounts }[]
}

/**
 * The lines of a list that may be records, without the sums and signatures among and below them. `told` are signatures, and
 * sums without figures; `differences` are the sums that lines don't give, of those that `comesIn` lets through. Pure.
 */
export function recordsAmong<K extends string>(
  all: readonly ImportLine<K>[],
  table: readonly (readonly Cell[])[],
  { isRecord, proper, figures, ways }: Rules<K>,
) {
  const textsOf = ({ line }: ImportLine<K>) => (table[line - 1] ?? []).map(cellText).filter(Boolean)
  const signed = signaturesAmong(all, proper)
  const names = new Map<ImportLine<K>, string>()
  const told = signed.size > 0 ? [note([...signed][0]?.line ?? 0, tellSignatures(signed))] : []
  const running = ways.map((): number[] => figures.map(() => 0))
  /** A line of figures alone, which are those of all lines above it. */
  const isBare = (line: ImportLine<K>) =>
    ways.some(({ ofSum }, way) => {
      const amounts = ofSum(line)
      const said = amounts.filter((one) => one !== undefined)
      const given = amounts.every((one, at) => one === undefined || one === running[way]?.[at])
      return given && said.some(Boolean) && said.length === textsOf(line).length
    })
  for (const line of all) {
    if (signed.has(line)) continue
    const word = textsOf(line).find((text) => WORD.test(text))
    if (!isRecord(line) && (word !== undefined || isBare(line))) {
      names.set(line, word ?? '')
      if (ways.every(({ ofSum }) => ofSum(line).every((one) => one === undefined)))
        told.push(note(line.line, `«${word}» parece un total y no se importa.`))
    } else
      ways.forEach(({ ofRecord }, way) => {
        ofRecord(line).forEach((one, at) => {
          const sums = running[way]
          if (sums) sums[at] = (sums[at] ?? 0) + (one ?? 0)
        })
      })
  }

  const differences = (comesIn: (line: number) => boolean): ImportNote[] => {
    if (names.size === 0) return []
    const read = ways.map(({ ofRecord, ofSum }) => {
      const entries = all.flatMap((line): Entry[] => {
        if (signed.has(line)) return []
        const name = names.get(line)
        const base = { line: line.line, digits: '' }
        if (name !== undefined)
          return [{ ...base, name, kind: 'total', amounts: [...ofSum(line), undefined] }]
        // Each counts as one, so that no record is the sum of others.
        const amounts = [...ofRecord(line), 1]
        return [{ ...base, name: '', kind: comesIn(line.line) ? 'row' : 'lost', amounts }]
      })
      return checkSums(entries).differences
    })
    const [least = []] = read.toSorted((a, b) => a.length - b.length)
    return least.map((one) => tellDifference(figures, one, 'filas'))
  }
  return { lines: all.filter((line) => !signed.has(line) && !names.has(line)), told, differences }
}
