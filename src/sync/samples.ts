import * as v from 'valibot'
import { same } from '@/shared/storage/merge'
import type { Collection, StoredRecord } from './collections'

/** Equal in every field, whatever their order. */
export const equal = (a: StoredRecord, b: StoredRecord): boolean =>
  same(Object.entries(a).sort(), Object.entries(b).sort())

/** The record as this version reads it, with the defaults of fields that are missing; null when it can't. */
export function asRead({ schema, only, samples }: Collection, record: StoredRecord): StoredRecord | null {
  const whole = only ? { ...samples()[0], ...record } : record
  const result = v.safeParse(schema, whole)
  return result.success ? { ...whole, ...(result.output as object) } : null
}

/** Tells whether a record is a sample that nobody changed. */
export function samplesOf(collection: Collection): (record: StoredRecord) => boolean {
  const byId = new Map(collection.samples().map((sample) => [sample.id, sample]))
  return (record) => {
    const sample = byId.get(record.id)
    if (!sample) return false
    const [is, was] = [asRead(collection, record), asRead(collection, sample)]
    return is !== null && was !== null && equal(is, was)
  }
}
