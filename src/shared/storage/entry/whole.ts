import { announceReplaced } from '@/shared/storage/changes'
import type { Versioned } from '@/shared/storage/stored-module'
import { readJournal } from './journal'
import { readRaw } from './local'
import { resolve, type Shape } from './resolve'
import { createStored } from './stored'

export const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** Takes whatever a key holds, as this version has it: a copy must not lose what it doesn't understand. */
export const wholeShape = ({ migrations }: Pick<Versioned, 'migrations'>): Shape<unknown> => ({
  migrations,
  decode: (data) => ({ value: data, bad: [] }),
  isEmpty: isEmptyList,
  seed: () => undefined,
  unreadable: () => undefined,
})

/** The data that counts for a key now, from journal or localStorage; undefined: never written, or unreadable. */
export async function readWhole({ key, ...rest }: Versioned): Promise<unknown> {
  const raw = readRaw(key)
  return (await resolve(raw, (await readJournal(key)) ?? undefined, wholeShape(rest))).value
}

/**
 * Replaces everything that a key holds, with lock, journal and mirror like any write (contract §1). An empty list stays
 * empty.
 * @throws StorageError when it did not reach the disk
 */
export async function replaceWhole(
  { key, ...rest }: Versioned,
  change: (current: unknown) => unknown,
): Promise<void> {
  await createStored(key, wholeShape(rest)).write(change)
  announceReplaced(key)
}
