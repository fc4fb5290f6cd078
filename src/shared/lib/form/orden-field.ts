import { parseWhole } from './whole'

/** The form's error for `orden` (spec §5), or null. A number field returns text while somebody types. */
export const ordenError = (orden: number | string): string | null =>
  parseWhole(orden) >= 1 ? null : 'El orden debe ser un número entero desde 1.'
