export type PictureType = 'jpeg' | 'png' | 'gif' | 'webp'

export const PICTURE_ACCEPT = 'image/jpeg,image/png,image/gif,image/webp'

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  [...text].every((char, index) => bytes[at + index] === char.charCodeAt(0))

/** What a file really is, by its first 12 bytes: a name or a declared type proves nothing (spec §5). */
export function pictureType(bytes: Uint8Array): PictureType | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (startsWith(bytes, '\x89PNG')) return 'png'
  if (startsWith(bytes, 'GIF8')) return 'gif'
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp'
  return null
}
