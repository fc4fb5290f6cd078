// Larger pieces would overflow the arguments of fromCharCode.
const PIECE = 0x6000

/** Standard base64 with padding. */
export function toBase64(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let start = 0; start < bytes.length; start += PIECE)
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(start, start + PIECE))))
  return pieces.join('')
}

/** The bytes, or null when the text is not base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(text)
    const bytes = new Uint8Array(binary.length)
    for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i)
    return bytes
  } catch {
    return null
  }
}

/** base64url without padding: safe in a link. */
export const toBase64Url = (bytes: Uint8Array): string =>
  toBase64(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')

/** The bytes, or null. Only the exact form that `toBase64Url` writes is accepted, spare bits included. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  const bytes = fromBase64(text.replace(/-/g, '+').replace(/_/g, '/'))
  return bytes && toBase64Url(bytes) === text ? bytes : null
}
