import { StorageError, writeFailure } from '@/shared/storage/errors'
import { PREFIX } from '@/shared/storage/keys'
import { type Entry, isExpired, parseEntry } from './entry'

/** localStorage, or null where the browser blocks it: mere access may throw. */
function area(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

export const localAvailable = (): boolean => area() !== null

/** @throws StorageError 'blocked' when nothing can be stored, so that a later check doesn't hide this reason */
export function requireLocal(key: string): void {
  if (localAvailable()) return
  console.error(`Error al guardar en el almacenamiento: ${key}`)
  throw new StorageError('blocked')
}

/** The stored text, or null when missing or unreadable; a failure is only logged (spec §8). */
export function readRaw(key: string): string | null {
  try {
    return area()?.getItem(key) ?? null
  } catch (error) {
    console.error(`Error al leer del almacenamiento: ${key}`, error)
    return null
  }
}

/** @throws StorageError 'quota' when full, 'blocked' when the browser refuses. Both are logged (spec §8). */
export function writeRaw(key: string, raw: string): void {
  const storage = area()
  try {
    if (!storage) throw new StorageError('blocked')
    storage.setItem(key, raw)
  } catch (error) {
    console.error(`Error al guardar en el almacenamiento: ${key}`, error)
    throw writeFailure(error)
  }
}

/** Removes a key; a failure is only logged (spec §8). */
export function removeRaw(key: string): void {
  try {
    area()?.removeItem(key)
  } catch (error) {
    console.error(`Error al eliminar del almacenamiento: ${key}`, error)
  }
}

/** The product's keys that are in localStorage now. */
export function productKeys(): string[] {
  try {
    return Object.keys(area() ?? {}).filter((key) => key.startsWith(PREFIX))
  } catch (error) {
    console.error('Error al leer el almacenamiento', error)
    return []
  }
}

/**
 * The size of each of the product's keys, largest first, in characters of key and text: that is what the browser's 5 MB
 * limit counts (spec §9).
 */
export const keyUsage = (): { key: string; bytes: number }[] =>
  productKeys()
    .map((key) => ({ key, bytes: key.length + (readRaw(key)?.length ?? 0) }))
    .sort((a, b) => b.bytes - a.bytes)

/** One small value with an optional ttl in ms. An expired entry is removed on read (spec §4). */
export function readValue<T>(key: string, now = Date.now()): T | null {
  const parsed = parseEntry(readRaw(key))
  if (parsed.kind !== 'entry') return null
  if (isExpired(parsed.entry, now)) {
    removeRaw(key)
    return null
  }
  return parsed.entry.data as T
}

/** @throws StorageError as writeRaw does. `ttl` in ms. */
export function writeValue<T>(key: string, data: T, ttl?: number): void {
  writeRaw(key, JSON.stringify({ data, timestamp: Date.now(), ttl } satisfies Entry<T>))
}
