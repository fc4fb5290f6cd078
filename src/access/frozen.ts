import { SpokenError } from '@/shared/lib/spoken-error'
import { same } from '@/shared/storage/merge'
import type { RecordRules } from './module'

/**
 * Records whose named fields nobody changes once they are kept, the Super Administrador neither. A field that the record
 * doesn't have yet isn't kept: an older version wrote it without.
 */
export const frozen =
  <T extends object>(fields: readonly (keyof T)[], sentence: string): RecordRules<T> =>
  (changes) => {
    const touched = changes.some(
      ({ before, after }) =>
        before &&
        after &&
        fields.some((field) => before[field] !== undefined && !same(before[field], after[field])),
    )
    if (touched) throw new SpokenError(sentence)
  }

/** Records that other records tell of: what was kept isn't deleted, by nobody. */
export const staying =
  <T>(sentence: string): RecordRules<T> =>
  (changes) => {
    if (changes.some(({ before, after }) => before && !after)) throw new SpokenError(sentence)
  }
