import { fold, wordsOf } from './text'

/**
 * A search over long texts. Each record's text is folded once instead of at every keystroke; the record itself is the
 * cache's key, because records are never changed in place.
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
