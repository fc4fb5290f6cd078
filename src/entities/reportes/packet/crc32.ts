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
