import { type ImportNote, noteOnFile } from '@/shared/lib/file/import-result'

/** The upper half of MS-DOS's letters in Western Europe and Latin America, which no browser decodes. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

const fromDos = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : CP850[byte - 128])).join('')

/** Letters in words, and signs at the edges of words: how Spanish looks. */
const LETTER = /[a-z][áéíóúñü]|[áéíóúñü][a-z]|[A-Z][ÁÉÍÓÚÑÜ]|[ÁÉÍÓÚÑÜ][A-Za-z]/g
/** What no Spanish text has, or has between two letters. The first range is what Node gives for some signs of Windows. */
const STRANGE =
  /[^\0-\x9f\u00a0áéíóúñüÁÉÍÓÚÑÜ¿¡ºª°«»–—‘’“”…•€½¼·´]|[a-z][ÁÉÍÓÚÑÜ]|[a-z][\x80-\x9f\u00a0¿¡ºª°«»–—“”…•½¼·´][a-z]/g

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
const likeness = (text: string) => count(text, LETTER) - 2 * count(text, STRANGE)

/** In bytes: less proves nothing. */
const SHORTEST = 32

/** Bytes with a zero in every second place are UTF-16 that lost its mark. */
function wideWithoutMark(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const zeros = [0, 0]
  const sample = bytes.subarray(0, 4096)
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  if (sample.length < SHORTEST) return undefined
  const most = sample.length / 4
  if (odd > most && even < most / 8) return 'utf-16le'
  return even > most && odd < most / 8 ? 'utf-16be' : undefined
}

/** Decodes a file as UTF-8, as UTF-16 when its byte order mark says so (Excel's "Unicode text"), or as Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * Decodes a file that somebody chose: also UTF-16 without its mark, and the CSV of MS-DOS and Macintosh, which Excel still
 * offers. These are told by how Spanish their letters look, and `warnings` says so.
 */
export function decodeFile(bytes: Uint8Array): { text: string; warnings: ImportNote[] } {
  const wide = wideWithoutMark(bytes)
  if (wide) return { text: new TextDecoder(wide).decode(bytes), warnings: [] }
  const text = decodeText(bytes)
  if (!STRANGE.test(text)) return { text, warnings: [] }
  STRANGE.lastIndex = 0
  try {
    // What is UTF-8 is what it says, however it looks.
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), warnings: [] }
  } catch {
    const others = [
      ['MS-DOS', fromDos(bytes)],
      ['Macintosh', new TextDecoder('macintosh').decode(bytes)],
    ] as const
    const [name, best] = others.reduce((a, b) => (likeness(b[1]) > likeness(a[1]) ? b : a))
    if (likeness(best) <= likeness(text)) return { text, warnings: [] }
    const sentence = `El archivo se leyó como CSV (${name}), por cómo se ven sus letras. Revise tildes y eñes.`
    return { text: best, warnings: [noteOnFile(sentence)] }
  }
}
