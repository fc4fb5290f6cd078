import { StorageError } from '@/shared/storage/errors'
import { changeCollection, type Outcome, type Seen } from './change'
import type { Collection, StoredRecord } from './collections'
import type { Member } from './member'
import { together } from './others/parcels'
import { aliveIn, type Held, lastStamp, type Shadow } from './shadow'

/** How many of the records that were written longest ago stay out of a full device, tried in this order. */
const STEPS = [0, 25, 100, 400, 1600, Number.POSITIVE_INFINITY]

/** Leaves out of the list what the central has and nobody here has changed since, the oldest first. */
function without(collection: Collection, outcome: Outcome, seen: Seen, count: number): Outcome {
  const { list = seen.list, shadow = seen.shadow, parcels = seen.parcels } = outcome
  const pending = together(parcels)
  if (count === 0 || !shadow || collection.only) return outcome
  const spare = list
    .filter(({ id }) => shadow.rows[id] && !pending[id])
    .map(({ id }) => ({ id, stamp: lastStamp(shadow.rows[id] ?? {}) }))
    .sort((a, b) => (a.stamp < b.stamp ? -1 : 1))
    .slice(0, count)
  const held = {
    ...shadow.held,
    ...Object.fromEntries(spare.map(({ id }): [string, Held] => [id, 'espacio'])),
  }
  const fits = (record: StoredRecord) => held[record.id] !== 'espacio'
  return { ...outcome, list: list.filter(fits), shadow: { ...shadow, held } satisfies Shadow }
}

/** Looks whether what was held back fits now. */
export const tryHeld = (collection: Collection, member: Member): Promise<void> =>
  withRoom(collection, member, ({ list, shadow }) => {
    const waits = (id: string) => shadow.held[id] === 'espacio'
    const records = aliveIn(shadow.rows).filter(({ id }) => waits(id))
    if (records.length === 0) return null
    const held = Object.fromEntries(Object.entries(shadow.held).filter(([id]) => !waits(id)))
    return { list: [...list, ...records], shadow: { ...shadow, held } }
  })

/**
 * `changeCollection` on a device that may be full. What doesn't fit stays out of the list, as held back: it is on the
 * central, the device counts it, and it isn't taken for deleted.
 * @throws StorageError when not even that fits
 */
export async function withRoom(
  collection: Collection,
  member: Member,
  decide: (seen: Seen) => Outcome | null,
): Promise<void> {
  for (const count of STEPS)
    try {
      return await changeCollection(collection, member, (seen) => {
        const outcome = decide(seen)
        return outcome && without(collection, outcome, seen, count)
      })
    } catch (error) {
      const full = error instanceof StorageError && error.reason === 'quota'
      if (!full || count === STEPS.at(-1) || collection.only) throw error
    }
}
