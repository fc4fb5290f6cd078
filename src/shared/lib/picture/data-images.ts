import { toBase64 } from '@/shared/lib/file/base64'
import { dataBlob } from '@/shared/lib/file/data-url'
import { admitPicture } from './shrink-picture'

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
