import { get } from 'idb-keyval'
import { sessionUserId } from '@/access/session'
import { announceRemote } from '@/shared/storage/changes'
import { setPreference } from '@/shared/storage/device/preferences'
import { database } from '@/shared/storage/entry/database'
import { readJournal } from '@/shared/storage/entry/journal'
import { type Row, writeRows } from '@/shared/storage/entry/rows'
import { writeTogether } from '@/shared/storage/entry/together'
import { SHADOW_KEY } from '@/shared/storage/keys'
import type { Holding } from './apply'
import type { Collection, StoredRecord } from './collections'
import { type Moment, readable } from './derive'
import { type Member, rowOfMember } from './member'
import { mend } from './mend'
import { derivedBy, NOBODY, type Parcels, together } from './others/parcels'
import { noticeRow } from './outcomes'
import {
  EMPTY_SHADOW,
  listOf,
  type PackedShadow,
  type Pending,
  packShadow,
  type Shadow,
  storedAs,
  unpackShadow,
} from './shadow'

const shadowKey = (key: string) => SHADOW_KEY + key
const pendingKey = (key: string) => `pendiente:${key}`

/**
 * `v`: the revision of the list that it was derived from; `ops`: what is new in the list. Earlier versions didn't keep
 * whose it is.
 */
type StoredPending = { v: number; ops: Pending; personas?: Parcels }

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

/** What the central last said; null before the collection was joined. */
export const readShadow = async (collection: Collection): Promise<Shadow | null> => {
  const packed = await get<PackedShadow>(shadowKey(collection.key), database())
  return packed ? unpackShadow(packed, collection) : null
}

async function readPending(key: string): Promise<{ v: number; parcels: Parcels }> {
  const { v, ops, personas } = (await get<StoredPending>(pendingKey(key), database())) ?? { v: -1, ops: {} }
  return { v, parcels: personas ?? { [sessionUserId() ?? NOBODY]: ops } }
}

export const isJoined = async ({ key }: Pick<Collection, 'key'>): Promise<boolean> =>
  (await get(shadowKey(key), database())) !== undefined

/** Forgets everything that the central said; the lists stay. */
export async function forgetCentral(
  { collections }: { collections: readonly Collection[] },
  { device, left }: Member,
): Promise<Member> {
  const member: Member = { device, epoca: '', offset: 0, heard: 0, ...(left && { left }) }
  const rows = collections.flatMap(({ key }): Row[] => [
    [shadowKey(key), undefined],
    [pendingKey(key), undefined],
  ])
  await writeRows([...rows, rowOfMember(member)])
  return member
}

const momentOf = (
  { device, offset }: Member,
  { timestamp, v }: { timestamp: number; v: number },
): Moment => ({
  time: timestamp + offset,
  v,
  device,
})

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
    const [found, previous] = [await readShadow(collection), await readPending(key)]
    const stored = listOf(collection, values[key])
    const { list: here, whole } = readable(stored ?? [])
    const shadow = found ?? EMPTY_SHADOW

    const lost = found !== null && (page.lost || stored === undefined)
    const mended = lost && mend(collection, here, shadow, together(previous.parcels))
    const seen: Seen = {
      joined: found !== null,
      list: mended ? mended.list : here,
      shadow: mended ? { ...shadow, held: mended.held } : shadow,
      pending: {},
      parcels: previous.parcels,
    }
    if (found) {
      const person = collection.counted ? NOBODY : (page.by ?? sessionUserId() ?? NOBODY)
      const moment = momentOf(member, page)
      seen.parcels = derivedBy(person, collection, seen.list, seen, moment, whole || lost)
    }
    seen.pending = together(seen.parcels)

    const outcome = decide(seen)
    if (!outcome) return { values: {}, rows: [] }
    const next = outcome.list ?? seen.list
    const value = next === here ? undefined : storedAs(collection, next)
    written = value !== undefined
    const given = outcome.shadow === undefined && found ? seen.shadow : outcome.shadow
    const rows: Row[] = [...(outcome.rows ?? [])]
    if (given !== found && (given || found))
      rows.push([shadowKey(key), given ? packShadow(given, collection) : undefined])
    const personas = outcome.parcels ?? (given ? seen.parcels : {})
    const ops = together(personas)
    const v = outcome.edited ? -1 : written ? page.v + 1 : page.v
    const keeps = given || Object.keys(ops).length > 0
    rows.push([pendingKey(key), keeps ? ({ v, ops, personas } satisfies StoredPending) : undefined])
    if (mended) rows.push(...mended.notices.map((notice) => noticeRow(collection, notice)))
    return { values: { [key]: value }, rows }
  })
  if (!written) return
  if (drawnByBuild) setPreference('propio', true)
  announceRemote(key)
}

/** Stamps what is new in the list and keeps it. Where nothing was written since the last time, that is read back. */
export async function seal(collection: Collection, member: Member): Promise<Parcels> {
  const [page, { v, parcels }] = [await readJournal(collection.key), await readPending(collection.key)]
  if (page && page.v === v && !page.healed) return parcels
  let sealed: Parcels = {}
  await changeCollection(collection, member, ({ joined, parcels: derived }) => {
    sealed = derived
    return joined ? {} : null
  })
  return sealed
}
