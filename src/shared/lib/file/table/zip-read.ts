import { Inflate } from 'fflate'
import { MOST_INFLATED, tooLarge } from './table-error'

/** Deflate makes at most 1032 bytes from one, so a slice of this size unpacks to what a cheap phone can hold. */
const SLICE = 4096
const BREATH = 256 * 1024

const DIRECTORY_END = 0x06054b50
const DIRECTORY_END_LENGTH = 22
const LONGEST_COMMENT = 0xffff
const DIRECTORY_ENTRY = 0x02014b50
/** The field with an entry's 64-bit numbers, and the value that refers to it. */
const WIDE = 1
const NOT_HERE = 0xffffffff

/** `size` in bytes, as the directory says it. */
type Entry = { stored: boolean; packed: Uint8Array; size: number }

const room = () => new Promise((go) => setTimeout(go))

function directoryEnd(view: DataView): number {
  const last = view.byteLength - DIRECTORY_END_LENGTH
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--)
    if (view.getUint32(at, true) === DIRECTORY_END) return at
  throw new Error('no zip')
}

const u16 = (view: DataView, at: number) => view.getUint16(at, true)
const u32 = (view: DataView, at: number) => view.getUint32(at, true)

/** Some writers store every number of an entry in the 64-bit form, whatever its size; this finds the right one. */
function numbersOf(view: DataView, at: number): { packedSize: number; size: number; header: number } {
  const [packedSize, size, header] = [u32(view, at + 20), u32(view, at + 24), u32(view, at + 42)]
  let wide = at + 46 + u16(view, at + 28)
  const end = wide + u16(view, at + 30)
  while (wide + 4 <= end && u16(view, wide) !== WIDE) wide += 4 + u16(view, wide + 2)
  wide += 4
  const read = (short: number) => {
    if (short !== NOT_HERE) return short
    wide += 8
    if (wide > end) throw new Error('no wide number')
    return Number(view.getBigUint64(wide - 8, true))
  }
  const unpacked = read(size)
  return { packedSize: read(packedSize), size: unpacked, header: read(header) }
}

function entriesOf(bytes: Uint8Array): Map<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = directoryEnd(view)
  const entries = new Map<string, Entry>()
  let at = u32(view, end + 16)
  let all = 0
  for (let left = u16(view, end + 10); left > 0; left--) {
    if (u32(view, at) !== DIRECTORY_ENTRY) throw new Error('no zip entry')
    const after = at + 46 + u16(view, at + 28)
    const { packedSize, size, header } = numbersOf(view, at)
    const start = header + 30 + u16(view, header + 26) + u16(view, header + 28)
    const packed = bytes.subarray(start, start + packedSize)
    if (packed.length < packedSize) throw new Error('cut zip')
    // Thousands of entries over the same bytes cost thousands of times what the file is long.
    all += packedSize
    if (all > bytes.length) throw tooLarge()
    entries.set(new TextDecoder().decode(bytes.subarray(at + 46, after)), {
      stored: u16(view, at + 10) === 0,
      packed,
      size,
    })
    at = after + u16(view, at + 30) + u16(view, at + 32)
  }
  return entries
}

export type Zip = {
  has(name: string): boolean
  /** Those of all its files. */
  names(): string[]
  /** The text of a file in pieces, with time for a tap between them; null when there is no such file. */
  text(name: string): AsyncGenerator<string> | null
  /**
   * Unpacks everything and keeps nothing. @throws TableError for more than may be unpacked, before it is, and for a file
   * that isn't as long as the zip says
   */
  unpackAll(): Promise<void>
}

/**
 * Opens a zip. However much is read from it, no more than `most` bytes are ever unpacked.
 * @throws when it is no zip
 */
export function openZip(bytes: Uint8Array, most: number = MOST_INFLATED): Zip {
  const entries = entriesOf(bytes)
  let left = most

  async function* inflated({ stored, packed }: Entry): AsyncGenerator<Uint8Array> {
    const ready: Uint8Array[] = []
    const stream = new Inflate((chunk) => ready.push(chunk))
    for (let at = 0; at < packed.length; at += SLICE) {
      const slice = packed.subarray(at, at + SLICE)
      if (stored) ready.push(slice)
      else stream.push(slice, at + SLICE >= packed.length)
      for (const chunk of ready.splice(0)) {
        const due = Math.floor(left / BREATH)
        left -= chunk.length
        if (left < 0) throw tooLarge()
        yield chunk
        if (Math.floor(left / BREATH) < due) await room()
      }
    }
  }

  async function* decoded(entry: Entry): AsyncGenerator<string> {
    const decoder = new TextDecoder()
    for await (const chunk of inflated(entry)) yield decoder.decode(chunk, { stream: true })
    yield decoder.decode()
  }

  return {
    has: (name) => entries.has(name),
    names: () => [...entries.keys()],
    text(name) {
      const entry = entries.get(name)
      return entry ? decoded(entry) : null
    },
    async unpackAll() {
      const before = left
      const all = [...entries.values()]
      if (all.reduce((sum, { size }) => sum + size, 0) > most) throw tooLarge()
      for (const entry of all) {
        let bytes = 0
        for await (const chunk of inflated(entry)) {
          bytes += chunk.length
          if (bytes > entry.size) throw tooLarge()
        }
        if (bytes < entry.size) throw tooLarge()
      }
      left = before
    },
  }
}
