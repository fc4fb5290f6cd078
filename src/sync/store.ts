import { get, getMany } from 'idb-keyval'
import { sessionUserId } from '@/access/session'
import { database } from '@/shared/storage/entry/database'
import { type Row, writeRows } from '@/shared/storage/entry/rows'
import { rowOfUnseen } from '@/shared/storage/entry/unseen'
import { SHADOW_KEY } from '@/shared/storage/keys'
import type { Collection } from './collections'
import { type Member, rowOfMember } from './member'
import { migratedParcels, NOBODY, type Parcels } from './others/parcels'
import { type PackedShadow, type Pending, type Shadow, unpackShadow, versionOf } from './shadow'

export const shadowKey = (key: string) => SHADOW_KEY + key
export const pendingKey = (key: string) => `pendiente:${key}`

/**
 * `v`: the revision of the list that it was derived from; `ops`: what is new in the list; `schema`: how many migrations
 * that has behind it. Earlier versions didn't keep whose it is, and had no migrations.
 */
export type StoredPending = { v: number; ops: Pending; personas?: Parcels; schema?: number }

/** What the central last said; null before the collection was joined. */
export const readShadow = async (collection: Collection): Promise<Shadow | null> => {
  const packed = await get<PackedShadow>(shadowKey(collection.key), database())
  return packed ? unpackShadow(packed, collection) : null
}

/** Of which records the list lacks something, without reading what the central said of all the others. */
export const readHeld = async ({ key }: Pick<Collection, 'key'>): Promise<Shadow['held']> =>
  (await get<PackedShadow>(shadowKey(key), database()))?.held ?? {}

export async function readPending(collection: Collection): Promise<{ v: number; parcels: Parcels }> {
  const [shadow, pending] = [shadowKey(collection.key), pendingKey(collection.key)]
  const read = await get<StoredPending>(pending, database())
  // Only a migration needs what the central said: of ten years of calls it takes as long to read as a screen to draw.
  const [packed, stored] =
    (read?.schema ?? 0) < versionOf(collection)
      ? await getMany<unknown>([shadow, pending], database())
      : [undefined, read]
  const { v, ops, personas, schema = 0 } = (stored as StoredPending | undefined) ?? { v: -1, ops: {} }
  const parcels = personas ?? { [sessionUserId() ?? NOBODY]: ops }
  return {
    v,
    parcels: await migratedParcels(collection, packed as PackedShadow | undefined, parcels, schema),
  }
}

export const isJoined = async ({ key }: Pick<Collection, 'key'>): Promise<boolean> =>
  (await get(shadowKey(key), database())) !== undefined

/**
 * Forgets everything that the central said, but not which one it was; the lists stay. Of a device that left, nobody else
 * has the lists any more: none is unknown to it.
 */
export async function forgetCentral(
  { collections }: { collections: readonly Collection[] },
  { device, left, antes }: Pick<Member, 'device' | 'left' | 'antes'>,
): Promise<Member> {
  const member: Member = {
    ...{ device, epoca: '', offset: 0, heard: 0 },
    ...(left && { left }),
    ...(antes !== undefined && { antes }),
  }
  const rows = collections.flatMap(({ key }): Row[] => [
    [shadowKey(key), undefined],
    [pendingKey(key), undefined],
  ])
  await writeRows([...rows, rowOfMember(member), ...(left ? [rowOfUnseen([])] : [])])
  return member
}
