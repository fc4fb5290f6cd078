import { type Cell, cellText, parseOption, plain } from '@/shared/lib/file/cells'
import type { ImportLine } from '@/shared/lib/file/import-result'

/** What a person said that a word of a file means: the value of one of the options, `SKIP`, or undefined. */
export type SaidWords = (of: string, word: string) => string | undefined

/** The lines with this word stay out. */
export const SKIP = '-'

/** So many words for one thing a brigade has at most. */
const MOST = 40

/** One word of a file that isn't the product's own; `means` is an option's value, `SKIP`, or '' while nobody knows. */
type ForeignWord = { word: string; text: string; times: number; means: string; said: boolean }

/** The foreign words of one column. `of` names it among all that can be imported. */
export type WordQuestion = {
  of: string
  header: string
  options: readonly (readonly [value: string, label: string])[]
  words: readonly ForeignWord[]
}

type Vocabulary<K extends string, T extends string> = {
  /** Of what is imported, such as `inventario`. */
  list: string
  key: K
  header: string
  labels: Record<T, string>
  /** How the product reads a cell by itself; by the labels where it isn't said. */
  parse?: (cell: Cell | undefined) => T | undefined
  /** What the product takes a word for until somebody says otherwise; shown, never silent. The word is `plain`. */
  guess?: (word: string) => T | undefined
}

export type WordReader<T extends string> = {
  read: (cell: Cell | undefined) => T | undefined
  /** What keeps a line with this cell out: nobody explained its word yet, or somebody left it out. */
  keepsOut: (cell: Cell | undefined) => 'WAITS' | 'OUT' | undefined
  question: WordQuestion | undefined
}

/**
 * Reads a column whose cells should be one of some words and may be the brigade's own: each such word is asked about once,
 * however many lines have it. Pure.
 */
export function wordReader<K extends string, T extends string>(
  lines: readonly ImportLine<K>[],
  { list, key, header, labels, guess, parse = (cell) => parseOption(cell, labels) }: Vocabulary<K, T>,
  said: SaidWords = () => undefined,
): WordReader<T> {
  const of = `${list}:${key}`
  const foreign = new Map<string, ForeignWord>()
  for (const { cells } of lines) {
    const text = cellText(cells[key])
    if (text === '' || parse(cells[key]) !== undefined) continue
    const word = plain(text) || text
    const known = foreign.get(word)
    const answer = said(of, word)
    const valid = answer === SKIP || (answer !== undefined && Object.hasOwn(labels, answer))
    const means = valid ? answer : (guess?.(word) ?? '')
    foreign.set(
      word,
      known ? { ...known, times: known.times + 1 } : { word, text, times: 1, means, said: valid },
    )
  }
  // More are no words: the column is another one, and each cell is told by its line.
  if (foreign.size > MOST) foreign.clear()
  const meaningOf = (cell: Cell | undefined) => foreign.get(plain(cellText(cell)) || cellText(cell))?.means
  return {
    read: (cell) => parse(cell) ?? (meaningOf(cell) as T | undefined),
    keepsOut: (cell) => {
      const means = meaningOf(cell)
      return means === '' ? 'WAITS' : means === SKIP ? 'OUT' : undefined
    },
    question:
      foreign.size === 0
        ? undefined
        : { of, header, options: Object.entries(labels) as [string, string][], words: [...foreign.values()] },
  }
}

/** Whether somebody left the line out, and the fields whose words wait for an answer. */
export function heldBack<K extends string>(
  { cells }: ImportLine<K>,
  readers: Partial<Record<K, Pick<WordReader<string>, 'keepsOut'>>>,
): { out: boolean; waits: ReadonlySet<K> } {
  const keys = Object.keys(readers) as K[]
  const of = (key: K) => readers[key]?.keepsOut(cells[key])
  return {
    out: keys.some((key) => of(key) === 'OUT'),
    waits: new Set(keys.filter((key) => of(key) === 'WAITS')),
  }
}

/** The words of several sheets, each asked about once. */
export function joinedWords(questions: readonly WordQuestion[]): WordQuestion[] {
  const columns = new Map<string, WordQuestion>()
  for (const question of questions) {
    const words = new Map(columns.get(question.of)?.words.map((one) => [one.word, one]))
    for (const one of question.words)
      words.set(one.word, { ...one, times: one.times + (words.get(one.word)?.times ?? 0) })
    columns.set(question.of, { ...question, words: [...words.values()] })
  }
  return [...columns.values()]
}

/** The words of a file that nobody has explained yet. */
export const unexplained = (questions: readonly WordQuestion[]): number =>
  questions.reduce((total, { words }) => total + words.filter(({ means }) => means === '').length, 0)
