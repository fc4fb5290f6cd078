const MAX_DEPTH = 8
const POISON = new Set(['__proto__', 'constructor', 'prototype'])

function tooDeep(text: string): boolean {
  let depth = 0
  for (let i = 0; i < text.length; i++) {
    const unit = text[i]
    if (unit === '"') {
      i++
      while (i < text.length && text[i] !== '"') i += text[i] === '\\' ? 2 : 1
    } else if (unit === '[' || unit === '{') {
      if (++depth > MAX_DEPTH) return true
    } else if (unit === ']' || unit === '}') depth--
  }
  return false
}

export type ParsedJson = { kind: 'ok'; value: unknown } | { kind: 'hostile' } | { kind: 'broken' }

/** JSON from a stranger: refused before parsing when it is deep, and after it when a key aims at prototypes. */
export function parseJson(text: string): ParsedJson {
  if (tooDeep(text)) return { kind: 'hostile' }
  let poisoned = false
  try {
    const value: unknown = JSON.parse(text, (key, part: unknown) => {
      if (POISON.has(key)) poisoned = true
      return part
    })
    return poisoned ? { kind: 'hostile' } : { kind: 'ok', value }
  } catch {
    return { kind: 'broken' }
  }
}
