import { deflateSync } from 'node:zlib'
import type { Page } from 'playwright-core'

/** A JPEG of any size drawn in the page. Noise doesn't compress, so the file is as large as a photo's. */
export async function jpeg(page: Page, width: number, height: number, noisy = false): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([w, h, noise]) => {
      const canvas = new OffscreenCanvas(w, h)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.fillStyle = 'red'
      context.fillRect(0, 0, w / 2, h)
      context.fillStyle = 'blue'
      context.fillRect(w / 2, 0, w / 2, h)
      if (noise) {
        const strip = context.createImageData(w, 256)
        let state = 1
        for (let i = 0; i < strip.data.length; i++) {
          state = (state * 1103515245 + 12345) & 0x7fffffff
          strip.data[i] = i % 4 === 3 ? 255 : state >> 16
        }
        for (let y = 0; y < h; y += 256) context.putImageData(strip, 0, y)
      }
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
      const bytes = new Uint8Array(await blob.arrayBuffer())
      let text = ''
      for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192))
      return btoa(text)
    },
    [width, height, noisy] as const,
  )
  return Buffer.from(base64, 'base64')
}

/** Adds EXIF with an orientation and a GPS position after the JPEG's start marker, as a phone does. */
export function withExif(picture: Buffer, orientation: number): Buffer {
  const tiff = Buffer.alloc(110)
  tiff.write('II*\0', 0, 'latin1')
  tiff.writeUInt32LE(8, 4)
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    tiff.writeUInt16LE(tag, at)
    tiff.writeUInt16LE(type, at + 2)
    tiff.writeUInt32LE(count, at + 4)
    tiff.writeUInt32LE(value, at + 8)
  }
  tiff.writeUInt16LE(2, 8)
  entry(10, 0x0112, 3, 1, orientation)
  entry(22, 0x8825, 4, 1, 38)
  tiff.writeUInt16LE(2, 38)
  entry(40, 1, 2, 2, 'S'.charCodeAt(0))
  entry(52, 2, 5, 3, 80)
  const rationals = [1, 1, 49, 1, 48, 1]
  for (const [index, value] of rationals.entries()) tiff.writeUInt32LE(value, 80 + index * 4)
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([picture.subarray(0, 2), head, body, picture.subarray(2)])
}

/** Pads a JPEG to a size in bytes with comment segments, as a camera's heavier file would be. */
export function padded(picture: Buffer, bytes: number): Buffer {
  const parts = [picture.subarray(0, 2)]
  for (let left = bytes - picture.length; left > 4; left -= 65_000) {
    const size = Math.min(65_000, left) - 4
    const head = Buffer.from([0xff, 0xfe, 0, 0])
    head.writeUInt16BE(size + 2, 2)
    parts.push(head, Buffer.alloc(size))
  }
  return Buffer.concat([...parts, picture.subarray(2)])
}

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const crc = body.reduce((value, byte) => (crcTable[(value ^ byte) & 255] ?? 0) ^ (value >>> 8), 0xffffffff)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE((crc ^ 0xffffffff) >>> 0)
  return Buffer.concat([size, body, sum])
}

/** A small PNG of one colour, made without a browser. */
export function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const rows = Buffer.alloc((width * 3 + 1) * height, 120)
  for (let y = 0; y < height; y++) rows[y * (width * 3 + 1)] = 0
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A small photo as a person's file to choose. */
export const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: png(40, 30) })

type StoredPicture = {
  type: string
  size: number
  width: number
  height: number
  left: number[]
  exif: boolean
}

/** The pictures as the browser really stores them, or their thumbnails. */
export const storedPictures = (page: Page, prefix = 'foto:'): Promise<StoredPicture[]> =>
  page.evaluate(async (start) => {
    const blobs = await new Promise<Blob[]>((resolve) => {
      const open = indexedDB.open('bomberos')
      open.onsuccess = () => {
        const all = open.result
          .transaction('datos')
          .objectStore('datos')
          .getAll(IDBKeyRange.bound(start, `${start}\uffff`))
        all.onsuccess = () => resolve(all.result)
      }
    })
    return Promise.all(
      blobs.map(async (blob) => {
        const bitmap = await createImageBitmap(blob)
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
        if (!context) throw new Error('no canvas')
        context.drawImage(bitmap, 0, 0)
        const text = new TextDecoder('latin1').decode(await blob.arrayBuffer())
        return {
          type: blob.type,
          size: blob.size,
          width: bitmap.width,
          height: bitmap.height,
          left: [...context.getImageData(5, 5, 1, 1).data.slice(0, 3)],
          exif: text.includes('Exif') || text.includes('EXIF'),
        }
      }),
    )
  }, prefix)
