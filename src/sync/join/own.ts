import type { Collection, StoredRecord } from '@/sync/collections'
import { asRead, equal, samplesOf } from '@/sync/samples'
import { aliveIn, type Rows } from '@/sync/shadow'
import type { Pulled } from './pull'

/** What joining would do to this device's own records in one collection. */
export type JoinCount = {
  key: string
  title: string
  /** Records here that are no untouched samples. */
  own: number
  /** Of those, how many the central has with other values, or deleted: its word stands. */
  differing: number
  /** Of those, how many the central doesn't have. */
  onlyHere: number
  /** How many the central has; undefined where the person's role doesn't see them. */
  central: number | undefined
}

export const byId = (records: readonly StoredRecord[]) =>
  new Map(records.map((record) => [record.id, record]))

/** The records here that a person wrote or changed. */
export const ownIn = (collection: Collection, list: readonly StoredRecord[]): StoredRecord[] => {
  const isSample = samplesOf(collection)
  return list.filter((record) => !isSample(record))
}

function countOf(collection: Collection, list: readonly StoredRecord[], seen: Rows | undefined): JoinCount {
  const rows = seen ?? {}
  const theirs = byId(aliveIn(rows))
  const own = ownIn(collection, list)
  const differs = (record: StoredRecord) => {
    const there = theirs.get(record.id)
    return (
      there !== undefined && !equal(asRead(collection, record) ?? record, asRead(collection, there) ?? there)
    )
  }
  return {
    key: collection.key,
    title: collection.title,
    own: own.length,
    differing: own.filter(differs).length,
    onlyHere: own.filter(({ id }) => !rows[id]).length,
    central: seen && theirs.size,
  }
}

/** What joining would do to what people wrote on this device, where it would do anything. Pure. */
export const countOwn = ({
  collections,
  shadows,
  had,
}: Pick<Pulled, 'shadows' | 'had'> & { collections: readonly Collection[] }): JoinCount[] =>
  collections
    .filter(({ counted }) => !counted)
    .map((collection) =>
      countOf(collection, had.get(collection.key) ?? [], shadows.get(collection.key)?.rows),
    )
    .filter(({ differing, onlyHere }) => differing + onlyHere > 0)
