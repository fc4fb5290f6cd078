import { sessionUserId } from '@/access/session'
import { announceRemote } from '@/shared/storage/changes'
import { setPreference } from '@/shared/storage/device/preferences'
import { readJournal } from '@/shared/storage/entry/journal'
import type { Row } from '@/shared/storage/entry/rows'
import { type Written, writeTogether } from '@/shared/storage/entry/together'
import type { Holding, Notice } from './apply'
import type { Collection, StoredRecord } from './collections'
import { type Moment, readable } from './derive'
import type { Member } from './member'
import { mend } from './mend'
import { derivedBy, NOBODY, type Parcels, together } from './others/parcels'
import { noticeRow } from './outcomes'
import { EMPTY_SHADOW, listOf, packShadow, type Shadow, storedAs, versionOf } from './shadow'
import { pendingKey, readPending, readShadow, type StoredPending, shadowKey } from './store'

/** What a device holds of a collection under the lock of its key: nothing was sent of what `pending` now says. */
export type Seen = Holding & {
  /** Whether it was joined: before that there is nothing to compare with. */
  joined: boolean
  /** Whose `pending` is. */
  parcels: Parcels
}

/** What to write: what is missing stays. */
export type Outcome = {
  list?: readonly StoredRecord[]
  /** null: the collection isn't joined any more. */
  shadow?: Shadow | null
  parcels?: Parcels
  /** The new list says something that `parcels` doesn't: the next call derives it. */
  edited?: true
  rows?: readonly Row[]
}

const momentOf = ({ device, offset }: Member, { timestamp, v }: Written): Moment => ({
  time: timestamp + offset,
  v,
  device,
})

/** What lies on this device of a collection; `stored` is undefined when nothing can be read, `shadow` null before a join. */
type Found = {
  page: Written
  stored: unknown[] | undefined
  shadow: Shadow | null
  parcels: Parcels
}

async function readFound(collection: Collection, value: unknown, page: Written): Promise<Found> {
  const [shadow, { parcels }] = [await readShadow(collection), await readPending(collection)]
  return { page, stored: listOf(collection, value), shadow, parcels }
}

/** `list` is the list as it is stored, or as it was mended; `complete`: what is missing in it was deleted. */
type Whole = {
  list: readonly StoredRecord[]
  shadow: Shadow
  mended: readonly Notice[] | null
  complete: boolean
}

/** Puts back what was lost in the list and what no person deleted. */
function mendFound(collection: Collection, { page, stored, shadow, parcels }: Found): Whole {
  const { list, whole } = readable(stored ?? [])
  const lost = shadow !== null && (page.lost || stored === undefined)
  if (!lost) return { list, shadow: shadow ?? EMPTY_SHADOW, mended: null, complete: whole }
  const { list: mended, held, notices } = mend(collection, list, shadow, together(parcels))
  return { list: mended, shadow: { ...shadow, held }, mended: notices, complete: true }
}

/** Derives what is new in the list: it is whoever's who wrote the list last. */
async function deriveFound(
  collection: Collection,
  member: Member,
  found: Found,
  whole: Whole,
): Promise<Seen> {
  const { list, shadow, complete } = whole
  const { page, parcels } = found
  const joined = found.shadow !== null
  const person = collection.counted ? NOBODY : (page.by ?? sessionUserId() ?? NOBODY)
  const moment = momentOf(member, page)
  const derived = joined
    ? await derivedBy(person, collection, list, { shadow, parcels }, moment, complete)
    : parcels
  return { joined, list, shadow, parcels: derived, pending: together(derived) }
}

/** The shadow's row, where it changes; `given`: the shadow afterwards. */
async function shadowRows(
  collection: Collection,
  found: Shadow | null,
  given: Shadow | null,
): Promise<Row[]> {
  if (given === found || !(given || found)) return []
  return [[shadowKey(collection.key), given ? await packShadow(given, collection) : undefined]]
}

/** The new list, undefined where it stays, and the rows that are written with it. */
async function decisionOf(
  collection: Collection,
  found: Found,
  { mended }: Whole,
  seen: Seen,
  outcome: Outcome,
): Promise<{ value: unknown; rows: Row[] }> {
  const list = outcome.list ?? seen.list
  const value = list === seen.list && !mended ? undefined : storedAs(collection, list)
  const shadow = outcome.shadow === undefined ? found.shadow && seen.shadow : outcome.shadow
  const personas = outcome.parcels ?? (shadow ? seen.parcels : {})
  const ops = together(personas)
  const revision = value === undefined ? found.page.v : found.page.v + 1
  const pending: StoredPending = {
    ...{ v: outcome.edited ? -1 : revision, ops, personas },
    schema: versionOf(collection),
  }
  const waits = shadow !== null || Object.keys(ops).length > 0
  return {
    value,
    rows: [
      ...(outcome.rows ?? []),
      ...(await shadowRows(collection, found.shadow, shadow)),
      [pendingKey(collection.key), waits ? pending : undefined],
      ...(mended ?? []).map((notice) => noticeRow(collection, notice)),
    ],
  }
}

/**
 * Changes list, shadow and pending in one transaction, all or nothing, while no tab can write the list. `decide` gets
 * them as they are then, after what was lost is mended and what is new is derived; it returns null to leave them.
 * @throws StorageError; then all is as before
 */
export async function changeCollection(
  collection: Collection,
  member: Member,
  decide: (seen: Seen) => Outcome | null,
): Promise<void> {
  const { key, drawnByBuild } = collection
  let written = false
  await writeTogether([collection], async (values, pages) => {
    const page = pages[key]
    if (!page) throw new Error(`no page of ${key}`)
    const found = await readFound(collection, values[key], page)
    const whole = mendFound(collection, found)
    const seen = await deriveFound(collection, member, found, whole)
    const outcome = decide(seen)
    if (!outcome) return { values: {}, rows: [] }
    const { value, rows } = await decisionOf(collection, found, whole, seen, outcome)
    written = value !== undefined
    return { values: { [key]: value }, rows }
  })
  if (!written) return
  if (drawnByBuild) setPreference('propio', true)
  announceRemote(key)
}

/** Stamps what is new in the list and keeps it. Where nothing was written since the last time, that is read back. */
export async function seal(collection: Collection, member: Member): Promise<Parcels> {
  const [page, { v, parcels }] = [await readJournal(collection.key), await readPending(collection)]
  if (page && page.v === v && !page.healed) return parcels
  let sealed: Parcels = {}
  await changeCollection(collection, member, ({ joined, parcels: derived }) => {
    sealed = derived
    return joined ? {} : null
  })
  return sealed
}
