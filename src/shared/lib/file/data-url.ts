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
