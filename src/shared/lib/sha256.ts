import { subtle } from './subtle'

/** SHA-256 of a text (as UTF-8) or of a file's bytes, in lower-case hexadecimal. @throws RefusedError without https */
export async function sha256(content: string | Blob): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : await content.arrayBuffer()
  const digest = await subtle().digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
