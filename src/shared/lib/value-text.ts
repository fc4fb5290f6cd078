/** In letters. */
const SHORT = 120

/** A stored value in a few words, for a person who compares two; long ones are cut. */
export function shortText(value: unknown): string {
  const text = wholeText(value)
  return text.length > SHORT ? `${text.slice(0, SHORT)}…` : text
}

/** A stored value in a person's words. */
export function wholeText(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'vacío'
  if (value === true) return 'sí'
  if (value === false) return 'no'
  if (Array.isArray(value)) return value.length === 0 ? 'vacío' : value.map(wholeText).join(', ')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([field, part]) => `${field}: ${wholeText(part)}`)
      .join(', ')
  return String(value)
}
