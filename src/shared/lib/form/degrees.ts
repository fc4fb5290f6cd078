import * as v from 'valibot'

/** Degrees from -limit to limit. */
export function degrees(limit: number) {
  const sentence = `Debe ser un número entre -${limit} y ${limit}.`
  return v.pipe(v.number(sentence), v.minValue(-limit, sentence), v.maxValue(limit, sentence))
}

/** Reads `-1.83` or `-1,83`; other text is returned as it is. */
export function parseDegrees(text: string): number | string {
  const plain = text.trim().replace(',', '.').replace('−', '-')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text
}
