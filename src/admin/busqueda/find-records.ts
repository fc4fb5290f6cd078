import { fold } from '@/shared/lib/text'

/** A record with its searchable text, folded once for all keystrokes. */
export type Folded<T> = { record: T; label: string; text: string }

/** Prepares a record for a search over `label` and `others`. */
export const foldRecord = <T>(record: T, label: string, others: readonly string[]): Folded<T> => ({
  record,
  label: fold(label),
  text: fold([label, ...others].join('\n')),
})

/** Whether a folded text has a folded word. */
export type Match = (text: string, word: string) => boolean

export const contains: Match = (text, word) => text.includes(word)

/** Letters that may be missing, too many, wrong or swapped. */
const mistakesIn = (word: string) => (word.length >= 7 ? 2 : 1)

/** The distance between two words, where swapped neighbours count once. */
function distance(a: string, b: string): number {
  let older: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, n) => n)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const other = a[i - 1] === b[j - 1] ? 0 : 1
      const best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + other)
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = swapped ? Math.min(best, (older[j - 2] ?? 0) + 1) : best
    }
    older = last
    last = row
  }
  return last[b.length] ?? 0
}

/** `magnera` finds `manguera`, also while it is being typed. Short words and those with a digit are taken as typed. */
export const resembles: Match = (text, word) => {
  if (text.includes(word)) return true
  if (word.length < 4 || /\d/.test(word)) return false
  const most = mistakesIn(word)
  return text
    .split(/[^\p{L}]+/u)
    .some(
      (other) =>
        other.length >= word.length - most &&
        [-1, 0, 1].some((more) => distance(word, other.slice(0, word.length + more)) <= most),
    )
}

export type Found<T> = { records: T[]; total: number }

/**
 * The records that contain every word (folded, see `wordsOf`): first those whose name begins with the first word, then
 * those whose name contains all of them, then the rest, each group in the list's order. No words find nothing. With
 * `resembles` as `match`, records that nearly contain them are found too.
 */
export function findRecords<T>(
  list: readonly Folded<T>[],
  words: readonly string[],
  limit: number,
  match = contains,
): Found<T> {
  const [first] = words
  if (first === undefined) return { records: [], total: 0 }
  const begins: T[] = []
  const named: T[] = []
  const mentioned: T[] = []
  for (const { record, label, text } of list) {
    if (!words.every((word) => match(text, word))) continue
    if (!words.every((word) => match(label, word))) mentioned.push(record)
    else (label.startsWith(first) ? begins : named).push(record)
  }
  const found = [...begins, ...named, ...mentioned]
  return { records: found.slice(0, limit), total: found.length }
}

export type Part = { text: string; start: number; hit: boolean }

/** The text split at the matches of the folded words, in its own spelling: `camion` marks `Camión`. */
export function markParts(text: string, words: readonly string[]): Part[] {
  let folded = ''
  /** The position in the text of each folded character; after the last, the text's length. */
  const origins: number[] = []
  let at = 0
  for (const character of text) {
    const plain = fold(character)
    for (let unit = 0; unit < plain.length; unit++) origins.push(at)
    folded += plain
    at += character.length
  }
  origins.push(text.length)

  const hits = new Set<number>()
  for (const word of words) {
    for (let i = folded.indexOf(word); i !== -1; i = folded.indexOf(word, i + word.length)) {
      for (let unit = origins[i] ?? 0; unit < (origins[i + word.length] ?? 0); unit++) hits.add(unit)
    }
  }

  const parts: Part[] = []
  for (let start = 0; start < text.length; ) {
    const hit = hits.has(start)
    let end = start + 1
    while (end < text.length && hits.has(end) === hit) end++
    parts.push({ text: text.slice(start, end), start, hit })
    start = end
  }
  return parts
}
