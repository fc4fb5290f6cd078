import { isStoredPhoto } from '@/shared/lib/picture/photo-source'
import { loadPhoto } from '@/shared/storage/device/photos'

/**
 * The brigade's emblem, or the drawn one where `source` is empty.
 *
 * @throws when it can't be had; somebody else's picture only comes where its server lets other sites use it
 */
export async function emblemAt(source: string): Promise<HTMLImageElement> {
  const stored = isStoredPhoto(source) ? await loadPhoto(source) : undefined
  const image = new Image(512, 512)
  const url = stored && URL.createObjectURL(stored)
  if (!stored) image.crossOrigin = 'anonymous'
  image.src = url ?? (source || '/img/emblema.svg')
  try {
    await image.decode()
  } finally {
    if (url) URL.revokeObjectURL(url)
  }
  // Without a size of its own a drawing stays at 512.
  image.width = image.naturalWidth || image.width
  image.height = image.naturalHeight || image.height
  return image
}
