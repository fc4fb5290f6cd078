import { toHex } from './hex'
import { subtle } from './subtle'

/** SHA-256 of a text (as UTF-8) or of a file's bytes, in lower-case hexadecimal. @throws RefusedError without https */
export async function sha256(content: string | Blob): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : await content.arrayBuffer()
  return toHex(new Uint8Array(await subtle().digest('SHA-256', bytes)))
}
