import { del, delMany, get, keys, set, update } from 'idb-keyval'
import { database } from '@/shared/storage/entry/database'
import { writeFailure } from '@/shared/storage/errors'

/** A closed copy of a night: the records in so many parts, and its photos with their lengths in bytes, the newest first. */
export type Night = {
  noche: string
  instante: string
  bytes: number
  fotos: readonly (readonly [nombre: string, bytes: number])[]
}

/** What this device keeps for its brigade. It can read nothing of it. */
export type Custody = {
  /** The name by which the central knows it. */
  id: string
  /** The central's own id: another one at the same address is told nothing. */
  central: string
  /** The central doesn't know this device as a custodian: what it has stays, and nothing new comes. */
  sola?: true
  /** The night that it has whole. */
  tiene?: Night
  /** The one that is on its way. */
  viene?: Night
  /** What it last told the central that it has. */
  dicho?: { noche: string; fotos: number }
}

const CUSTODY = 'custodia'
const PARTS = 'custodia:registros:'
const PHOTOS = 'custodia:foto:'

/** So that the parts stand in their order among the keys. */
const partKey = (noche: string, from: number) => `${PARTS}${noche}:${String(from).padStart(15, '0')}`

export const readCustody = (): Promise<Custody | undefined> => get<Custody>(CUSTODY, database())

/** @throws StorageError */
async function put(key: string, value: unknown): Promise<void> {
  await set(key, value, database()).catch((error) => {
    throw writeFailure(error)
  })
}

export const writeCustody = (custody: Custody): Promise<void> => put(CUSTODY, custody)

/** Writes it anew unless somebody ended it meanwhile, and resolves to whether it goes on. @throws StorageError */
export async function renewCustody(custody: Custody): Promise<boolean> {
  let goesOn = false
  await update<Custody | undefined>(
    CUSTODY,
    (before) => {
      goesOn = before?.id === custody.id
      return goesOn ? custody : before
    },
    database(),
  ).catch((error) => {
    throw writeFailure(error)
  })
  return goesOn
}

export const putPart = (noche: string, from: number, part: ArrayBuffer) => put(partKey(noche, from), part)
export const putSealedPhoto = (nombre: string, photo: ArrayBuffer) => put(PHOTOS + nombre, photo)

const keysOf = async (prefix: string): Promise<string[]> =>
  (await keys<string>(database())).filter((key) => key.startsWith(prefix)).sort()

const piece = async (key: string): Promise<Blob> =>
  new Blob([(await get<ArrayBuffer>(key, database())) ?? ''])

/** The parts of a night's records that are here, as one text. */
export async function recordsHere(noche: string): Promise<Blob> {
  const parts: Blob[] = []
  // One at a time: a browser puts a Blob on the disk, and together they would fill the memory.
  for (const key of await keysOf(`${PARTS}${noche}:`)) parts.push(await piece(key))
  return new Blob(parts)
}

export const sealedPhoto = (nombre: string): Promise<Blob> => piece(PHOTOS + nombre)

/** The names of the photos that are here. */
export const photosHere = async (): Promise<Set<string>> =>
  new Set((await keysOf(PHOTOS)).map((key) => key.slice(PHOTOS.length)))

/** Drops the records of all other nights. */
export async function dropOtherRecords({ noche }: Night): Promise<void> {
  const own = `${PARTS}${noche}:`
  await delMany(
    (await keysOf(PARTS)).filter((key) => !key.startsWith(own)),
    database(),
  )
}

/** Drops the photos that this night doesn't name. */
export async function dropOtherPhotos({ fotos }: Night): Promise<void> {
  const named = new Set(fotos.map(([nombre]) => PHOTOS + nombre))
  await delMany(
    (await keysOf(PHOTOS)).filter((key) => !named.has(key)),
    database(),
  )
}

/** Nothing of it is left here. */
export async function dropCustody(): Promise<void> {
  await del(CUSTODY, database())
  await delMany([...(await keysOf(PARTS)), ...(await keysOf(PHOTOS))], database())
}
