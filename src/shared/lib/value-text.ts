import { formatNumber } from './moneda'

/** The number of a coordinate keeps its point and all its decimals, as maps take it. */
const partText = (part: unknown): string => (typeof part === 'number' ? String(part) : wholeText(part))

/** A stored value in a person's words: `8,5`, `sí`, `Ana, Eva`, `lat: -1.83, lng: -78.18`. */
export function wholeText(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'vacío'
  if (value === true) return 'sí'
  if (value === false) return 'no'
  if (Array.isArray(value)) return value.length === 0 ? 'vacío' : value.map(wholeText).join(', ')
  // An attached file is called by its name.
  if (typeof value === 'object' && 'nombre' in value && 'bytes' in value) return String(value.nombre)
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([field, part]) => `${field}: ${partText(part)}`)
      .join(', ')
  return typeof value === 'number' ? formatNumber(value) : String(value)
}
