import { del, get, keys, set } from 'idb-keyval'
import { isStoredPhoto, photoId, photoSource } from '@/shared/lib/picture/photo-source'
import { database, relaxedDatabase } from '@/shared/storage/entry/database'
import { StorageError, writeFailure } from '@/shared/storage/errors'
import { newUuid } from '@/shared/storage/ids'

/** Before a photo's id in IndexedDB. */
export const PHOTO_KEY = 'foto:'

/** Before the id of a photo's thumbnail, see `thumbnails.ts`. */
export const THUMBNAIL_KEY = 'miniatura:'

/** Held by the sweep and by writers of records that name existing photos, so that none is deleted in between. */
export const PHOTOS_LOCK = 'bomberos-fotos'
/** A private window of Safari refuses a Blob and takes its bytes. */
type Kept = Blob | { type: string; data: ArrayBuffer }

const photoKey = (source: string) => PHOTO_KEY + photoId(source)
export const thumbnailKey = (source: string) => THUMBNAIL_KEY + photoId(source)

/** Keeps a picture under a key. @throws StorageError 'quota' or 'blocked' */
export async function putPicture(key: string, picture: Blob, store = database()): Promise<void> {
  const keep = (kept: Kept) => set(key, kept, store)
  try {
    try {
      await keep(picture)
    } catch (error) {
      if (writeFailure(error).reason === 'quota') throw error
      await keep({ type: picture.type, data: await picture.arrayBuffer() })
    }
  } catch (error) {
    console.error('Error al guardar la fotografía', error)
    throw writeFailure(error)
  }
}

async function readPicture(key: string): Promise<Blob | undefined> {
  const kept = await get<Kept>(key, database())
  return kept && 'data' in kept ? new Blob([kept.data], { type: kept.type }) : kept
}

async function loadPicture(key: string): Promise<Blob | undefined> {
  try {
    return await readPicture(key)
  } catch (error) {
    console.error('Error al leer la fotografía', error)
    return undefined
  }
}

/**
 * The picture that is to be sent from here; undefined when it is gone. @throws StorageError 'blocked' when it can't be read
 * now: whoever took that for gone would never send it
 */
export async function pictureToSend(source: string): Promise<Blob | undefined> {
  try {
    return await readPicture(photoKey(source))
  } catch (error) {
    throw new StorageError('blocked', error)
  }
}

/**
 * Keeps the picture and returns its source, `idb:<uuid>` (contract §1). An attached file (`lib/file/archivo.ts`) is kept
 * the same way, so that copies, sync and the sweep take it for a photo. No code deletes it directly: `sweepPhotos` does
 * once no data names it.
 * @throws StorageError 'quota' or 'blocked'
 */
export async function savePhoto(picture: Blob): Promise<string> {
  const source = photoSource(newUuid())
  await putPhoto(source, picture)
  return source
}

/** Writes a picture under a source it already has, as a restore or an import does. @throws StorageError */
export async function putPhoto(source: string, picture: Blob): Promise<void> {
  await putPicture(photoKey(source), picture)
  // The thumbnail may show another picture; it is made anew.
  await del(thumbnailKey(source), relaxedDatabase())
}

type Fetch = (source: string) => Promise<Blob | undefined>
let elsewhere: Fetch | undefined

/** From now on a photo that isn't on this device is fetched from elsewhere, such as a central. */
export const fetchMissingPhotos = (fetch: Fetch): void => {
  elsewhere = fetch
}

/** Whether what isn't on this device may come from elsewhere. */
export const canFetchMissing = (): boolean => elsewhere !== undefined

/** How many bytes a photo or file has that is kept on this device; undefined for one that isn't. */
export const keptBytes = async (source: string): Promise<number | undefined> =>
  (await loadPicture(photoKey(source)))?.size

/** The stored picture, or undefined when it can't be had. */
export const loadPhoto = async (source: string): Promise<Blob | undefined> =>
  (await loadPicture(photoKey(source))) ?? elsewhere?.(source)

/** The photo's thumbnail, or the photo itself where there is none yet. */
export const loadSmall = async (source: string): Promise<Blob | undefined> =>
  (await loadPicture(thumbnailKey(source))) ?? loadPhoto(source)

/** Those of the photos that can be had, keyed by source. */
export async function loadPhotos(sources: readonly string[]): Promise<Map<string, Blob>> {
  const found = new Map<string, Blob>()
  for (const source of sources.filter(isStoredPhoto)) {
    const picture = await loadPhoto(source)
    if (picture) found.set(source, picture)
  }
  return found
}

/** Sources of every picture kept on this device. @throws StorageError 'blocked' when they can't be read */
export async function listPhotos(): Promise<string[]> {
  try {
    const names = await keys<string>(database())
    return names
      .filter((name) => name.startsWith(PHOTO_KEY))
      .map((name) => photoSource(name.slice(PHOTO_KEY.length)))
  } catch (error) {
    console.error('Error al leer las fotografías', error)
    throw new StorageError('blocked', error)
  }
}
