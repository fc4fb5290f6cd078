import { pictureType } from './picture-type'

const MB = 1024 * 1024
/** Longest side of a stored picture in pixels (contract §1). */
const MAX_SIDE = 1600
/** More pixels than any phone's camera takes: decoding them would kill a cheap phone's tab. */
const MAX_PIXELS = 120_000_000
const QUALITY = 0.82

/** `message` is the spec's sentence (§8). */
export class PictureError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'PictureError'
  }
}

const typeError = () =>
  new PictureError('Tipo de archivo no permitido. Tipos permitidos: JPEG, PNG, GIF, WEBP')

async function encode(canvas: OffscreenCanvas): Promise<Blob> {
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY })
  // Safari answers with PNG when it can't write WebP.
  return webp.type === 'image/webp' ? webp : canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}

/**
 * Re-encodes a picture: at most 1600 px, upright, without EXIF and so without its GPS position (contract §1).
 * @throws PictureError in the spec's words when type, size or content is not acceptable
 */
export async function shrinkPicture(file: Blob, maxMegabytes: number): Promise<Blob> {
  if (file.size > maxMegabytes * MB)
    throw new PictureError(`El archivo es demasiado grande. Tamaño máximo: ${maxMegabytes}MB`)
  const head = await file
    .slice(0, 12)
    .arrayBuffer()
    .catch(() => {
      throw new PictureError('Error al leer el archivo')
    })
  if (!pictureType(new Uint8Array(head))) throw typeError()

  let bitmap: ImageBitmap
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    throw new PictureError('Error al leer el archivo')
  }
  try {
    const { width, height } = bitmap
    if (width * height > MAX_PIXELS) throw new PictureError('Error al leer el archivo')
    const scale = Math.min(1, MAX_SIDE / Math.max(width, height))
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(width * scale)),
      Math.max(1, Math.round(height * scale)),
    )
    const context = canvas.getContext('2d')
    if (!context) throw new PictureError('Error al leer el archivo')
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return await encode(canvas)
  } finally {
    bitmap.close()
  }
}
