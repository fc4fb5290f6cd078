import { StorageError } from '@/shared/storage/errors'
import { type Entry, isExpired, parseEntry } from './entry'
import { readValue, removeRaw, writeValue } from './local'

/** This tab's own storage, which has room of its own; null where the browser blocks it. */
function tab(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null
  } catch {
    return null
  }
}

/** A value of `writeKept`, as `readValue` reads others. */
export function readKept<T>(key: string, now = Date.now()): T | null {
  const everywhere = readValue<T>(key, now)
  if (everywhere !== null) return everywhere
  const parsed = parseEntry(tab()?.getItem(key) ?? null)
  return parsed.kind === 'entry' && !isExpired(parsed.entry, now) ? (parsed.entry.data as T) : null
}

/**
 * Keeps a small value without which nobody could make room: when the browser is full, in this tab alone.
 * @throws StorageError when the tab can't keep it either. `ttl` in ms.
 */
export function writeKept<T>(key: string, data: T, ttl?: number): void {
  try {
    writeValue(key, data, ttl)
    tab()?.removeItem(key)
  } catch (error) {
    const own = tab()
    if (!own || !(error instanceof StorageError) || error.reason !== 'quota') throw error
    removeRaw(key)
    own.setItem(key, JSON.stringify({ data, timestamp: Date.now(), ttl } satisfies Entry<T>))
  }
}

export function removeKept(key: string): void {
  removeRaw(key)
  tab()?.removeItem(key)
}
