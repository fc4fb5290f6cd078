import { announceReplaced } from '@/shared/storage/changes'
import { readJournal } from './journal'
import { readRaw } from './local'
import { resolve, type Shape } from './resolve'
import { createStored } from './stored'

/** Takes whatever a key holds as it is: a backup must not lose what it doesn't understand. */
export const anything: Shape<unknown> = {
  decode: (data) => ({ value: data, bad: [] }),
  isEmpty: (value) => Array.isArray(value) && value.length === 0,
  seed: () => undefined,
  unreadable: () => undefined,
}

/** The data that counts for a key now, from journal or localStorage; undefined: never written, or unreadable. */
export async function readWhole(key: string): Promise<unknown> {
  return resolve(readRaw(key), (await readJournal(key)) ?? undefined, anything).value
}

/**
 * Replaces everything that a key holds, with lock, journal and mirror like any write (contract §1). An empty list
 * stays empty. @throws StorageError when it did not reach the disk
 */
export async function replaceWhole(key: string, change: (current: unknown) => unknown): Promise<void> {
  await createStored(key, anything).write(change)
  announceReplaced(key)
}
