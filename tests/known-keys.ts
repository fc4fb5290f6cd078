import { MODULES, storedAt } from '@/entities/modules'
import { PREFIX, QUARANTINE_PREFIX } from '@/shared/storage/keys'

const isKnown = (key: string): boolean =>
  storedAt(key) !== undefined ||
  key.startsWith(QUARANTINE_PREFIX) ||
  MODULES.some(({ deviceKeys = [] }) => deviceKeys.some((start) => key.startsWith(start)))

/** The product's keys that no module names: they would be missing in copies, restores and the privacy page. */
export const strangeKeys = (keys: readonly string[]): string[] =>
  keys.filter((key) => key.startsWith(PREFIX) && !isKnown(key))
