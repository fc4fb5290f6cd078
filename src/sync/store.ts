import { get } from 'idb-keyval'
import { announceRemote } from '@/shared/storage/changes'
import { setPreference } from '@/shared/storage/device/preferences'
import { database } from '@/shared/storage/entry/database'
import { readJournal } from '@/shared/storage/entry/journal'
import { type Row, writeRows } from '@/shared/storage/entry/rows'
import { writeTogether } from '@/shared/storage/entry/together'
import { SHADOW_KEY } from '@/shared/storage/keys'
import type { Holding } from './apply'
import type { Collection, StoredRecord } from './collections'
import { derive, type Moment, readable } from './derive'
import { type Member, rowOfMember } from './member'
import { mend } from './mend'
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

/** `v`: the revision of the list that it was derived from. */
type StoredPending = { v: number; ops: Pending }

/** What a device holds of a collection under the lock of its key: nothing was sent of what `pending` now says. */
export type Seen = Holding & {
  /** Whether it was joined: before that there is nothing to compare with. */
  joined: boolean
}

/** What to write: what is missing stays. */
export type Outcome = {
  list?: readonly StoredRecord[]
  /** null: the collection isn't joined any more. */
  shadow?: Shadow | null
  pending?: Pending
  /** The list says something that `pending` doesn't: it is derived again. */
  edited?: true
  rows?: readonly Row[]
}

/** What the central last said; null before the collection was joined. */
export const readShadow = async (collection: Collection): Promise<Shadow | null> => {
  const packed = await get<PackedShadow>(shadowKey(collection.key), database())
  return packed ? unpackShadow(packed, collection) : null
}

const readPending = async (key: string): Promise<StoredPending> =>
  (await get<StoredPending>(pendingKey(key), database())) ?? { v: -1, ops: {} }

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
 * Changes list, shadow and pending in one transaction while no tab can write the list, or nothing of it. `decide` gets
 * them as they are then, with what was lost mended and everything derived; null leaves them.
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
    const mended = lost && mend(collection, here, shadow, previous.ops)
    const seen: Seen = {
      joined: found !== null,
      list: mended ? mended.list : here,
      shadow: mended ? { ...shadow, held: mended.held } : shadow,
      pending: {},
    }
    if (found)
      seen.pending = derive(
        collection,
        seen.list,
        seen.shadow,
        previous.ops,
        momentOf(member, page),
        whole || lost,
      )

    const outcome = decide(seen)
    if (!outcome) return { values: {}, rows: [] }
    const next = outcome.list ?? seen.list
    const value = next === here ? undefined : storedAs(collection, next)
    written = value !== undefined
    const given = outcome.shadow === undefined && found ? seen.shadow : outcome.shadow
    const rows: Row[] = [...(outcome.rows ?? [])]
    if (given !== found && (given || found))
      rows.push([shadowKey(key), given ? packShadow(given, collection) : undefined])
    const ops = given ? (outcome.pending ?? seen.pending) : undefined
    const v = outcome.edited ? -1 : written ? page.v + 1 : page.v
    rows.push([pendingKey(key), ops && ({ v, ops } satisfies StoredPending)])
    if (mended) rows.push(...mended.notices.map((notice) => noticeRow(collection, notice)))
    return { values: { [key]: value }, rows }
  })
  if (!written) return
  if (drawnByBuild) setPreference('propio', true)
  announceRemote(key)
}

/** Stamps what is new here and keeps it; what is here already, with its stamps, where nothing was written since. */
export async function seal(collection: Collection, member: Member): Promise<Pending> {
  const [page, { v, ops }] = [await readJournal(collection.key), await readPending(collection.key)]
  if (page && page.v === v && !page.healed) return ops
  let sealed: Pending = {}
  await changeCollection(collection, member, ({ joined, pending }) => {
    sealed = pending
    return joined ? {} : null
  })
  return sealed
}
