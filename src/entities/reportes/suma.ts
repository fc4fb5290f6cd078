import { subtle } from '@/shared/lib/subtle'

const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** CRC-32 of an ASCII text: finds every change within 32 neighbouring bits, so every single character. */
export function crc32(text: string): number {
  let value = 0xffffffff
  for (let i = 0; i < text.length; i++)
    value = (value >>> 8) ^ (TABLE[(value ^ text.charCodeAt(i)) & 0xff] ?? 0)
  return (value ^ 0xffffffff) >>> 0
}

/** SHA-256 of a text's UTF-8 bytes, in hex. @throws RefusedError without https */
export async function sha256(text: string): Promise<string> {
  const digest = await subtle().digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
