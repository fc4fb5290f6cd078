import { delMany, get, getMany, keys, set } from 'idb-keyval'
import { photoSource, photosNamedIn } from '@/shared/lib/picture/photo-source'
import { database, relaxedDatabase } from '@/shared/storage/entry/database'
import { localAvailable, productKeys, readRaw } from '@/shared/storage/entry/local'
import { withLock } from '@/shared/storage/entry/lock'
import { SHADOW_KEY } from '@/shared/storage/keys'
import { PHOTO_KEY, PHOTOS_LOCK, THUMBNAIL_KEY } from './photos'

const SEEN_KEY = 'barrido:fotos'
/** Unused photos are kept for a day: `Deshacer`, or a form open in another tab, may bring them back. */
const GRACE_MS = 24 * 60 * 60 * 1000

/** When each photo was first found without an owner, in ms. */
type Seen = Record<string, number>

/**
 * Deletes the photos that no data on this device has named for a day, so that undoing a removal finds them. Photos in
 * `unused`, by source, are deleted at once if nothing names them. When anything can't be read, none is deleted. Returns
 * how many were.
 */
export const sweepPhotos = (now: number, unused: ReadonlySet<string> = new Set()): Promise<number> =>
  withLock(PHOTOS_LOCK, () => sweep(now, unused))

/** Deletes the thumbnails whose photo is gone: it was swept while they were being made. */
function sweepThumbnails(names: readonly string[]): Promise<void> {
  const there = new Set(names)
  const left = names.filter(
    (name) => name.startsWith(THUMBNAIL_KEY) && !there.has(name.replace(THUMBNAIL_KEY, PHOTO_KEY)),
  )
  return delMany(left, database())
}

async function sweep(now: number, unused: ReadonlySet<string>): Promise<number> {
  if (!localAvailable()) return 0
  const names = await keys<string>(database())
  const photos = names.filter((name) => name.startsWith(PHOTO_KEY))
  await sweepThumbnails(names)
  if (photos.length === 0) return 0
  const others = names.filter(
    (name) =>
      ![PHOTO_KEY, THUMBNAIL_KEY, SHADOW_KEY].some((prefix) => name.startsWith(prefix)) && name !== SEEN_KEY,
  )
  // Photos may be named by a stored list, its journal, a draft, the quarantine or a queue.
  const texts = [
    ...productKeys().map((key) => readRaw(key) ?? ''),
    ...(await getMany(others, database())).map((value) => JSON.stringify(value) ?? ''),
  ]
  const named = new Set(texts.flatMap(photosNamedIn))
  const before = (await get<Seen>(SEEN_KEY, database())) ?? {}
  const seen: Seen = {}
  let deleted = 0
  for (const photo of photos) {
    const source = photoSource(photo.slice(PHOTO_KEY.length))
    if (named.has(source)) continue
    // Where the clock was set back, its day begins again.
    const since = Math.min(before[photo] ?? now, now)
    if (now - since < GRACE_MS && !unused.has(source)) seen[photo] = since
    else {
      await delMany([photo, photo.replace(PHOTO_KEY, THUMBNAIL_KEY)], database())
      deleted++
    }
  }
  await set(SEEN_KEY, seen, relaxedDatabase())
  return deleted
}
