/** Browser features that happy-dom lacks and the app or Mantine needs. */

const cloneNative = globalThis.structuredClone

/** Shares Blobs instead of cloning them: Node's own clone would turn happy-dom's into an empty object. */
function cloneWithBlobs(value: unknown): unknown {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  if (value instanceof Blob) return value
  if (Array.isArray(value)) return value.map(cloneWithBlobs)
  if (value === null || typeof value !== 'object') return cloneNative(value)
  const proto = Object.getPrototypeOf(value)
  if (proto !== Object.prototype && proto !== null) return cloneNative(value)
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, cloneWithBlobs(field)]))
}
globalThis.structuredClone = cloneWithBlobs as typeof structuredClone

if (!document.fonts) {
  const fonts = Object.assign(new EventTarget(), { ready: Promise.resolve(), status: 'loaded' })
  Object.defineProperty(document, 'fonts', { value: fonts })
}

if (!globalThis.visualViewport) {
  const size = { width: innerWidth, height: innerHeight, offsetLeft: 0, offsetTop: 0, scale: 1 }
  Object.defineProperty(globalThis, 'visualViewport', { value: Object.assign(new EventTarget(), size) })
}
