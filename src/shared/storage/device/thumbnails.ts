import { keys } from 'idb-keyval'
import { kindTyped } from '@/shared/lib/file/archivo'
import { THUMBNAIL_SIDE } from '@/shared/lib/picture/photo-source'
import { scaled } from '@/shared/lib/picture/scale'
import { database, relaxedDatabase } from '@/shared/storage/entry/database'
import { listPhotos, loadPhoto, putPicture, thumbnailKey } from './photos'

/**
 * Keeps a thumbnail beside a photo, for lists, grids and portraits: decoded, the photo itself takes forty
 * times the memory. It is a convenience, so a failure is only logged.
 */
export async function saveThumbnail(source: string, picture: Blob): Promise<void> {
  try {
    const bitmap = await createImageBitmap(picture)
    try {
      const small = await scaled(bitmap, THUMBNAIL_SIDE)
      if (small) await putPicture(thumbnailKey(source), small, relaxedDatabase())
    } finally {
      bitmap.close()
    }
  } catch (error) {
    console.warn('No se pudo hacer la miniatura de una fotografía', error)
  }
}

/** Makes missing thumbnails, as after a restore, one by one; `idle` resolves when the page has nothing to do. */
export async function makeThumbnails(idle: () => Promise<void>): Promise<void> {
  const made = new Set(await keys<string>(database()))
  for (const source of await listPhotos()) {
    if (made.has(thumbnailKey(source))) continue
    await idle()
    const picture = await loadPhoto(source)
    // An attached file lies among the photos, and none is drawn of it.
    if (picture && !kindTyped(picture.type)) await saveThumbnail(source, picture)
  }
}
