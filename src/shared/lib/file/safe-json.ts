const POISON = new Set(['__proto__', 'constructor', 'prototype'])

/** The deepest nesting and the most values of a text: a megabyte of `[0,0,…` takes a hundred megabytes of memory. */
export type JsonLimits = { depth: number; values: number }

/** Whether a text of JSON is deeper or has more values, as far as its brackets and commas tell. */
export function isBeyond(text: string, { depth: deepest, values: most }: JsonLimits): boolean {
  let depth = 0
  let values = 1
  for (let i = 0; i < text.length; i++) {
    const unit = text[i]
    if (unit === '"') {
      i++
      while (i < text.length && text[i] !== '"') i += text[i] === '\\' ? 2 : 1
    } else if (unit === '[' || unit === '{') {
      if (++depth > deepest) return true
    } else if (unit === ']' || unit === '}') depth--
    else if (unit === ',' && ++values > most) return true
  }
  return false
}

export type ParsedJson = { kind: 'ok'; value: unknown } | { kind: 'hostile' } | { kind: 'broken' }

/**
 * Parses JSON from a stranger. It is refused before parsing when it is too large, and afterwards when a key aims at
 * prototypes.
 */
export function parseJson(text: string, limits: JsonLimits): ParsedJson {
  if (isBeyond(text, limits)) return { kind: 'hostile' }
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
