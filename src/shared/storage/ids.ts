const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789'

let lastMs = 0
let issued = new Set<string>()

function suffix(): string {
  const noise = crypto.getRandomValues(new Uint32Array(4))
  return Array.from(noise, (n) => ALPHABET[n % ALPHABET.length]).join('')
}

/** `<prefix><ms>-<4 random>`: the ms alone would collide between two tabs or two phones (contract §1). */
export function newId(prefix: string, now = Date.now()): string {
  if (now !== lastMs) issued = new Set()
  lastMs = now
  let end = suffix()
  // An import makes hundreds of ids within one ms, enough for 4 random characters to repeat.
  while (issued.has(end)) end = suffix()
  issued.add(end)
  return `${prefix}${now}-${end}`
}
