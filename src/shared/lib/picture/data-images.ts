import { toBase64 } from '@/shared/lib/file/base64'
import { admitPicture } from './shrink-picture'

/** A `data:` address as a Blob, which a new tab may open; null when it can't be decoded. */
export function dataBlob(address: string): Blob | null {
  const comma = address.indexOf(',')
  const head = address.slice('data:'.length, comma)
  try {
    const body = decodeURIComponent(address.slice(comma + 1))
    const text = /;base64$/i.test(head) ? atob(body) : body
    return new Blob([Uint8Array.from(text, (char) => char.charCodeAt(0))], { type: head.split(';')[0] })
  } catch {
    return null
  }
}

/** A picture written out as a data address inside a text, as in Markdown. */
const DATA_PICTURES = /data:image\/(?:png|jpeg|gif|webp);[^\s"'()<>\\]+/gi

async function admitted(address: string): Promise<string> {
  const picture = dataBlob(address)
  const clean = picture && (await admitPicture(picture))
  // It is no picture and shows nothing: the text stays as it is.
  if (!clean) return address
  const [before, after] = [await picture.arrayBuffer(), await clean.arrayBuffer()].map((part) =>
    toBase64(new Uint8Array(part)),
  )
  return before === after ? address : `data:${clean.type};base64,${after}`
}

/** Re-encodes each picture inside the text as an upload would be. */
export async function admitDataPictures(text: string): Promise<string> {
  const clean = new Map<string, string>()
  for (const address of new Set(text.match(DATA_PICTURES))) clean.set(address, await admitted(address))
  return clean.size > 0 ? text.replace(DATA_PICTURES, (address) => clean.get(address) ?? address) : text
}
