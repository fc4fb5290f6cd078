import { fold, wordsOf } from './texto'

/**
 * A search over long texts: each record's text is folded once, not at every keystroke. Records are never
 * changed in place, so a record is its own key.
 */
export function createSearch<T extends object>(textOf: (record: T) => string) {
  const folded = new WeakMap<T, string>()
  return (record: T, query: string | undefined): boolean => {
    if (!query?.trim()) return true
    const text = folded.get(record) ?? fold(textOf(record))
    folded.set(record, text)
    return wordsOf(query).every((word) => text.includes(word))
  }
}
