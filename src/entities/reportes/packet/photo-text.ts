import * as v from 'valibot'
import { fromBase64, toBase64 } from '@/shared/lib/file/base64'
import { isPhotoSource, photoSource } from '@/shared/lib/picture/photo-source'
import { PICTURE_MB, PICTURE_TYPES, pictureType } from '@/shared/lib/picture/picture-type'

const MAX_BYTES = PICTURE_MB * 1024 * 1024

export const photoSchema = v.strictObject({
  id: v.pipe(
    v.string(),
    v.check((id) => isPhotoSource(photoSource(id))),
  ),
  tipo: v.picklist(PICTURE_TYPES),
  base64: v.pipe(v.string(), v.maxLength(Math.ceil(MAX_BYTES / 3) * 4)),
})

export type PhotoWire = v.InferOutput<typeof photoSchema>

/** The photo as text for a file; null when it is no picture that a report may hold. */
export async function encodePhoto(id: string, blob: Blob): Promise<PhotoWire | null> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const tipo = pictureType(bytes)
  if (!tipo || bytes.length > MAX_BYTES) return null
  return { id, tipo, base64: toBase64(bytes) }
}

/** The photo as it was encoded, byte for byte; null when the bytes are not of the type that `tipo` says. */
export function decodePhoto({ tipo, base64 }: PhotoWire): Blob | null {
  const bytes = fromBase64(base64)
  if (!bytes || bytes.length > MAX_BYTES || pictureType(bytes) !== tipo) return null
  return new Blob([bytes], { type: tipo })
}
