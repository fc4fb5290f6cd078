import { get, set } from 'idb-keyval'
import { askCentral, CentralError, refusalOf } from '@/access/central/http'
import { isStoredPhoto, photoId, photoSource, photosNamedIn } from '@/shared/lib/picture/photo-source'
import { listPhotos, loadPhoto, putPhoto } from '@/shared/storage/device/photos'
import { database } from '@/shared/storage/entry/database'
import { StorageError } from '@/shared/storage/errors'
import type { Collection } from './collections'
import { aliveIn } from './shadow'
import type { PhotoState } from './state'
import { readShadow } from './store'

/** What is known of the photos at one central, by id. */
type Known = { epoca: string; there: string[]; refused: string[] }

const KNOWN = 'central-fotos'
/** The central will never take these bytes under this name. */
const FINAL: readonly number[] = [409, 413, 415]

/** Of the photos that a record still names: what no record names any more is nobody's concern, and would only grow. */
async function readKnown(epoca: string, named: ReadonlySet<string>): Promise<Known> {
  const known = await get<Known>(KNOWN, database())
  // A central that came back from an older copy may lack what it once had.
  if (known?.epoca !== epoca) return { epoca, there: [], refused: [] }
  const still = (ids: readonly string[]) => ids.filter((id) => named.has(photoSource(id)))
  return { epoca, there: still(known.there), refused: still(known.refused) }
}

/** The photos that the central's own records name. */
async function namedAtCentral(collections: readonly Collection[]): Promise<Set<string>> {
  const named = new Set<string>()
  for (const collection of collections) {
    const shadow = await readShadow(collection)
    if (shadow) for (const source of photosNamedIn(JSON.stringify(aliveIn(shadow.rows)))) named.add(source)
  }
  return named
}

/** False when the central refused it for good. @throws CentralError when it is to be tried again */
async function send(source: string): Promise<boolean> {
  const picture = await loadPhoto(source)
  if (!picture) return false
  const response = await askCentral('PUT', `/fotos/${photoId(source)}`, { bytes: picture })
  if (response.ok) return true
  if (FINAL.includes(response.status)) return false
  throw await refusalOf(response)
}

/** The picture, kept here too; undefined when the central doesn't have it yet. @throws CentralError, StorageError */
async function bring(source: string): Promise<Blob | undefined> {
  const response = await askCentral('GET', `/fotos/${photoId(source)}`)
  if (response.status === 404) return undefined
  if (!response.ok) throw await refusalOf(response)
  const picture = await response.blob()
  await putPhoto(source, picture)
  return picture
}

const running = new Map<string, Promise<Blob | undefined>>()

/** A picture that two screens ask for is brought once. */
function bringOnce(source: string): Promise<Blob | undefined> {
  const begun = running.get(source) ?? bring(source).finally(() => running.delete(source))
  running.set(source, begun)
  return begun
}

/** For a screen that shows it; undefined when it can't be had now. */
export const fetchPhoto = (source: string): Promise<Blob | undefined> =>
  isStoredPhoto(source) ? bringOnce(source).catch(() => undefined) : Promise.resolve(undefined)

/**
 * Sends the photos of records that the central has, then brings those that this device lacks. Which they are is derived
 * each time. One that fails holds up no other; a lost network ends it until the next time.
 */
export async function exchangePhotos(
  collections: readonly Collection[],
  epoca: string,
  tell: (state: PhotoState) => void,
): Promise<void> {
  const [named, here] = [await namedAtCentral(collections), new Set(await listPhotos())]
  const known = await readKnown(epoca, named)
  const settled = new Set([...known.there, ...known.refused])
  const waiting = [...named].filter((source) => here.has(source) && !settled.has(photoId(source)))
  const missing = [...named].filter((source) => !here.has(source))
  let left = waiting.length
  let full = false
  const say = () => tell({ waiting: left, full, refused: known.refused.length })
  say()
  const lost = (error: unknown) => error instanceof CentralError && error.status === 0

  for (const source of waiting)
    try {
      const taken = await send(source)
      ;(taken ? known.there : known.refused).push(photoId(source))
      left--
      await set(KNOWN, known, database())
      say()
    } catch (error) {
      if (lost(error)) return
      console.warn('Una fotografía espera', error)
    }

  for (const source of missing)
    try {
      if (await bringOnce(source)) known.there.push(photoId(source))
    } catch (error) {
      if (lost(error)) break
      full = error instanceof StorageError && error.reason === 'quota'
      if (full) break
      console.warn('Una fotografía no llegó', error)
    }
  await set(KNOWN, known, database())
  say()
}
