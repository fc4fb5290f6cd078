/** Lower case without accents, for searching: `camion` finds `Camión` (contract §7). */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Compares by character codes, for `sort`: correct for days, instants and folded words, and fast. */
export const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

let collator: Intl.Collator | undefined

/** Compares as a person would, numbers by their value. The browser loads its language tables at the first use. */
export function byName(a: string, b: string): number {
  collator ??= new Intl.Collator('es', { numeric: true })
  return collator.compare(a, b)
}

/** A word's sort key in a Spanish dictionary: ñ comes after all of n. */
const dictionaryKey = (word: string): string => fold(word.replace(/ñ/gi, 'n~'))

/**
 * Sorts a few names as in a dictionary. The browser's own collation would make a slow phone load tables for 10 ms
 * before the page can be drawn.
 */
export const inOrder = (names: Iterable<string>): string[] =>
  [...names]
    .map((name) => [dictionaryKey(name), name] as const)
    .sort(([a], [b]) => byCode(a, b))
    .map(([, name]) => name)

/** The folded words of a query; a matching text has all of them. */
export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean)

/** Whether every word of the query occurs in one of the texts; an empty query matches all. */
export function matches(query: string | undefined, ...texts: (string | undefined)[]): boolean {
  const words = wordsOf(query ?? '')
  if (words.length === 0) return true
  const haystack = fold(texts.join('\n'))
  return words.every((word) => haystack.includes(word))
}

/** «y» becomes «e» before the sound of i: `Eventos e Inventario`, but `agua y hielo`. */
const SOUNDS_LIKE_I = /^(?:i|hi(?![ae]))/i

/**
 * `a, b y c`, as the browser's own list does; but the first thing that any page asks of the browser's language tables
 * takes a slow phone 40 ms.
 */
export function enumerated(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  if (parts.length < 2) return last
  return `${parts.slice(0, -1).join(', ')} ${SOUNDS_LIKE_I.test(last) ? 'e' : 'y'} ${last}`
}

/** With a capital letter, as a sentence begins. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const NAMED = 5

/** `Ana, Luis y Eva`; of many only the first five are named, `… y 7 más`. */
export function joinNames(names: readonly string[]): string {
  const rest = names.length - NAMED
  const shown = rest > 0 ? [...names.slice(0, NAMED), `${rest} más`] : names
  return enumerated(shown)
}

/** Records counted by a key, largest group first. */
export function countBy<T>(records: readonly T[], keyOf: (record: T) => string, weight = (_: T) => 1) {
  const counts = new Map<string, number>()
  for (const record of records) counts.set(keyOf(record), (counts.get(keyOf(record)) ?? 0) + weight(record))
  return [...counts].sort((a, b) => b[1] - a[1] || byName(a[0], b[0]))
}
