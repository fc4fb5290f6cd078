/** A slow phone needs time to start writing; revoking at once would cancel the download. */
const REVOKE_AFTER_MS = 60_000

/** Hands a file made in the browser to the person; works offline. */
export function downloadBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS)
}
