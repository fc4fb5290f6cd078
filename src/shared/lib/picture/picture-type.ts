/** The pictures that may be uploaded (spec §5). */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const

export type PictureType = (typeof PICTURE_TYPES)[number]

export const PICTURE_ACCEPT = PICTURE_TYPES.join(',')

/** Largest picture of reports and of the gallery, in MB (spec §9). */
export const PICTURE_MB = 10

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  [...text].every((char, index) => bytes[at + index] === char.charCodeAt(0))

/** The real type of a file, by its first 12 bytes: its name and declared type prove nothing (spec §5). */
export function pictureType(bytes: Uint8Array): PictureType | null {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'image/jpeg'
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png'
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'image/gif'
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'image/webp'
  return null
}
