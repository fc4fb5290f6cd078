import { expect, onTestFinished, test } from 'vitest'
import { loadPhoto, savePhoto } from '@/shared/storage/device/photos'

const PICTURE = new Blob([new Uint8Array([1, 2, 255])], { type: 'image/webp' })

/** Refuses Blobs with the error name that a browser uses. */
function refuseBlobs(name: string): void {
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (value, key) {
    if (value instanceof Blob) throw new DOMException('Error preparing Blob/File data to be stored', name)
    return put.call(this, value, key)
  }
  onTestFinished(() => {
    IDBObjectStore.prototype.put = put
  })
}

test('a browser that stores no Blob, as Safari in a private window, keeps the photo as bytes', async () => {
  refuseBlobs('UnknownError')
  const kept = await loadPhoto(await savePhoto(PICTURE))
  expect(kept?.type).toBe('image/webp')
  expect([...new Uint8Array((await kept?.arrayBuffer()) ?? [])]).toEqual([1, 2, 255])
})

test('a full disk is reported as full', async () => {
  refuseBlobs('QuotaExceededError')
  await expect(savePhoto(PICTURE)).rejects.toThrow('No hay espacio en este dispositivo.')
})
