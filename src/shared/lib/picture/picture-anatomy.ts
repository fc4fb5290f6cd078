import { type PictureType, pictureType } from './picture-type'

/** `bare` means that a JPEG or WebP holds only the picture and how to read its colours. Sizes in pixels. */
export type Anatomy = { type: PictureType; width: number; height: number; bare: boolean }

type Size = { width: number; height: number }

/** In bytes. Canvases add a colour profile to what they write: most browsers half a kB, Apple's three. */
const MAX_PROFILE = 4096

/** In bytes. A shorter file has no complete header, and the decoder will refuse it. */
const SMALLEST = 30

const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))

const larger = (a: Size, width: number, height: number): Size => ({
  width: Math.max(a.width, width),
  height: Math.max(a.height, height),
})

/** All kinds of frames; the codes between them belong to tables, an extension and arithmetic coding. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Whether a segment carries no words: tables, frames, plain JFIF and Adobe headers, a colour profile. */
function isPlainSegment(bytes: Uint8Array, at: number, marker: number, size: number): boolean {
  if (marker >= 0xc0 && marker <= 0xdf) return marker !== 0xd8
  if (marker === 0xe0) return size === 16
  if (marker === 0xe2) return size <= MAX_PROFILE && textAt(bytes, at + 4, 11) === 'ICC_PROFILE'
  return marker === 0xee && size === 14
}

/** Reads the segments up to the end marker, skipping what is between them as decoders do. */
function readJpeg(bytes: Uint8Array, view: DataView): Size & { bare: boolean } {
  let size: Size = { width: 0, height: 0 }
  let bare = true
  let inScan = false
  let at = 2
  while (at >= 2 && at + 4 <= bytes.length) {
    const marker = view.getUint8(at + 1)
    const isData = marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7)
    if (view.getUint8(at) !== 0xff || isData) {
      bare &&= inScan
      at = bytes.indexOf(0xff, at + 1)
      continue
    }
    if (marker === 0xd9) return { ...size, bare: false }
    const length = view.getUint16(at + 2)
    if (isFrame(marker) && at + 9 <= bytes.length)
      size = larger(size, view.getUint16(at + 7), view.getUint16(at + 5))
    bare &&= isPlainSegment(bytes, at, marker, length)
    inScan = marker === 0xda
    at += 2 + length
  }
  const ends = at === bytes.length - 2 && view.getUint16(at) === 0xffd9
  return { ...size, bare: bare && inScan && ends }
}

function readWebp(bytes: Uint8Array, view: DataView): Size & { bare: boolean } {
  let size: Size = { width: 0, height: 0 }
  let bare = true
  let at = 12
  while (at + 18 <= bytes.length) {
    const name = textAt(bytes, at, 4)
    const length = view.getUint32(at + 4, true)
    if (name === 'VP8X')
      size = larger(
        size,
        (view.getUint32(at + 12, true) & 0xffffff) + 1,
        (view.getUint32(at + 14, true) >>> 8) + 1,
      )
    else if (name === 'VP8 ')
      size = larger(size, view.getUint16(at + 14, true) & 0x3fff, view.getUint16(at + 16, true) & 0x3fff)
    else if (name === 'VP8L') {
      const bits = view.getUint32(at + 9, true)
      size = larger(size, (bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1)
    } else bare &&= name === 'ALPH' || (name === 'ICCP' && length <= MAX_PROFILE)
    at += 8 + length + (length & 1)
  }
  return { ...size, bare: bare && at === bytes.length }
}

/**
 * The kind, size and contents of a picture, without decoding it; null when it is no picture that may be kept (spec §5).
 * PNG and GIF are never called bare, because this app writes neither.
 */
export function readAnatomy(bytes: Uint8Array): Anatomy | null {
  const type = pictureType(bytes)
  if (!type) return null
  if (bytes.length < SMALLEST) return { type, width: 0, height: 0, bare: false }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (type === 'image/jpeg') return { type, ...readJpeg(bytes, view) }
  if (type === 'image/webp') return { type, ...readWebp(bytes, view) }
  if (type === 'image/png')
    return { type, width: view.getUint32(16), height: view.getUint32(20), bare: false }
  return { type, width: view.getUint16(6, true), height: view.getUint16(8, true), bare: false }
}
