import { fold } from '@/shared/lib/text'

/** A record with its searchable text, folded once for all keystrokes. */
export type Folded<T> = { record: T; label: string; text: string }

/** Prepares a record for a search over `label` and `others`. */
export const foldRecord = <T>(record: T, label: string, others: readonly string[]): Folded<T> => ({
  record,
  label: fold(label),
  text: fold([label, ...others].join('\n')),
})

export type Found<T> = { records: T[]; total: number }

/**
 * The records that contain every word (folded, see `wordsOf`): first those whose name begins with the first word, then
 * those whose name contains all of them, then the rest, each group in the list's order. No words find nothing.
 */
export function findRecords<T>(
  list: readonly Folded<T>[],
  words: readonly string[],
  limit: number,
): Found<T> {
  const [first] = words
  if (first === undefined) return { records: [], total: 0 }
  const begins: T[] = []
  const named: T[] = []
  const mentioned: T[] = []
  for (const { record, label, text } of list) {
    if (!words.every((word) => text.includes(word))) continue
    if (!words.every((word) => label.includes(word))) mentioned.push(record)
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
