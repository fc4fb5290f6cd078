import type { Collection } from '@/sync/collections'
import { EXISTS, type Fields, isAlive } from '@/sync/fields'
import type { Op } from '@/sync/wire'
import { readRecord } from './judge'
import { withRecord } from './own'

/** What becomes of a record that arrives as new where it is already: what its module makes of both. */
export async function createdAgain(
  collection: Collection | undefined,
  { id, campos: told }: Op,
  before: Fields,
  after: Fields,
): Promise<Fields> {
  const again = told[EXISTS]?.[1] === true && isAlive(before) && before[EXISTS]?.[0] !== told[EXISTS][0]
  if (!again || !collection?.sync.createdAgain) return after
  const [stored, arrived, later] = [before, told, after].map((fields) => readRecord(collection, id, fields))
  if (!stored || !arrived || !later) return after
  const merge = await collection.sync.createdAgain()
  return withRecord(after, merge(stored, arrived, later))
}
