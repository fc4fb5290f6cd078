const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789'

let lastMs = 0
let issued = new Set<string>()

function suffix(): string {
  const noise = crypto.getRandomValues(new Uint32Array(4))
  return Array.from(noise, (n) => ALPHABET[n % ALPHABET.length]).join('')
}

/** A random UUID (version 4). The browser's own is missing where the page wasn't opened with https. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 15) | 64
  bytes[8] = ((bytes[8] ?? 0) & 63) | 128
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** `<prefix><ms>-<4 random>`: the ms alone would collide between two tabs or two phones (contract §1). */
export function newId(prefix: string, now = Date.now()): string {
  if (now !== lastMs) issued = new Set()
  lastMs = now
  let end = suffix()
  // An import creates hundreds of ids within one ms, enough for 4 random characters to repeat.
  while (issued.has(end)) end = suffix()
  issued.add(end)
  return `${prefix}${now}-${end}`
}
