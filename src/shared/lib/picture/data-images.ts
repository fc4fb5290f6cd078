import { toBase64 } from '@/shared/lib/file/base64'
import { dataBlob } from '@/shared/lib/file/data-url'
import { admitPicture } from './shrink-picture'

/** A picture written out inside a text, as in an address or in Markdown. */
const DATA_IMAGES = /data:image\/(?:png|jpeg|gif|webp);[^\s"'()<>\\]+/gi

async function admitted(address: string): Promise<string> {
  const picture = dataBlob(address)
  const clean = picture && (await admitPicture(picture))
  // What is no picture shows nothing, and stays the text that it is.
  if (!clean) return address
  const [before, after] = [await picture.arrayBuffer(), await clean.arrayBuffer()].map((part) =>
    toBase64(new Uint8Array(part)),
  )
  return before === after ? address : `data:${clean.type};base64,${after}`
}

/** The text with each picture in it as an upload would have left it. */
export async function admitDataImages(text: string): Promise<string> {
  const clean = new Map<string, string>()
  for (const address of new Set(text.match(DATA_IMAGES))) clean.set(address, await admitted(address))
  return clean.size > 0 ? text.replace(DATA_IMAGES, (address) => clean.get(address) ?? address) : text
}
