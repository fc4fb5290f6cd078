import { SpokenError } from '@/shared/lib/spoken-error'
import { readAnatomy } from './picture-anatomy'
import { PICTURE_MB } from './picture-type'
import { scaled } from './scale'

const MB = 1024 * 1024
/** Longest side of a stored picture in pixels (contract §1). */
const MAX_SIDE = 1600
/** More pixels than any phone's camera takes; decoding them would crash a cheap phone's tab. */
const MAX_PIXELS = 120_000_000

/** `message` is the spec's sentence (§8). */
class PictureError extends SpokenError {
  constructor(message: string) {
    super(message)
    this.name = 'PictureError'
  }
}

const typeError = () =>
  new PictureError('Tipo de archivo no permitido. Tipos permitidos: JPEG, PNG, GIF, WEBP')
const readError = () => new PictureError('Error al leer el archivo')

async function inspect(file: Blob, maxMegabytes: number) {
  if (file.size > maxMegabytes * MB)
    throw new PictureError(`El archivo es demasiado grande. Tamaño máximo: ${maxMegabytes}MB`)
  const bytes = await file.arrayBuffer().catch(() => {
    throw readError()
  })
  const anatomy = readAnatomy(new Uint8Array(bytes))
  if (!anatomy) throw typeError()
  return { bytes, ...anatomy }
}

/**
 * Re-encodes a picture: at most 1600 px, upright, without EXIF and so without its GPS position (contract §1).
 * @throws PictureError in the spec's words when type, size or content is not acceptable
 */
export async function shrinkPicture(file: Blob, maxMegabytes: number): Promise<Blob> {
  const found = await inspect(file, maxMegabytes)
  if (found.width * found.height > MAX_PIXELS) throw readError()
  let bitmap: ImageBitmap
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    throw readError()
  }
  try {
    const { width, height } = bitmap
    if (width * height > MAX_PIXELS) throw readError()
    const shrunk = await scaled(bitmap, MAX_SIDE)
    if (!shrunk) throw readError()
    return shrunk
  } finally {
    bitmap.close()
  }
}

/**
 * Checks a picture from a file of reports or from a copy. A picture that an app like this one wrote passes byte for
 * byte, because re-encoding would lose quality at each restore. null when it may not be kept or can't be read.
 */
export async function admitPicture(file: Blob): Promise<Blob | null> {
  try {
    const { bytes, type, width, height, bare } = await inspect(file, PICTURE_MB)
    if (bare && width > 0 && height > 0 && Math.max(width, height) <= MAX_SIDE)
      return new Blob([bytes], { type })
    return await shrinkPicture(file, PICTURE_MB)
  } catch (error) {
    if (!(error instanceof PictureError)) throw error
    console.warn('Una fotografía del archivo no se pudo leer', error)
    return null
  }
}
