const u32 = (n: number) => [n & 255, (n >> 8) & 255, (n >> 16) & 255, n >>> 24]
const ascii = (text: string) => Array.from(text, (char) => char.charCodeAt(0))

export const chunk = (name: string, body: readonly number[]): number[] => [
  ...ascii(name),
  ...u32(body.length),
  ...body,
  ...(body.length % 2 ? [0] : []),
]

/** The header of a lossy WebP; `end` stands for the picture. */
export const frame = (width: number, height: number, end: readonly number[] = []): number[] =>
  chunk('VP8 ', [
    ...[0x30, 1, 0, 0x9d, 1, 0x2a],
    ...[width & 255, width >> 8, height & 255, height >> 8],
    ...(end.length % 2 ? [0] : []),
    ...end,
  ])

export const webp = (...chunks: number[][]): Uint8Array<ArrayBuffer> => {
  const body = chunks.flat()
  return Uint8Array.from([...ascii('RIFF'), ...u32(body.length + 4), ...ascii('WEBP'), ...body])
}

/** A photo as this app keeps it, up to decoding; these are its last bytes. */
export const photoEnding = (...end: number[]): Blob =>
  new Blob([webp(frame(40, 30, end))], { type: 'image/webp' })
