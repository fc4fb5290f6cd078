import { parseWhole } from './whole'

/** The form's rule for `orden` (spec §5), or null when it holds. A number field gives text while it is typed in. */
export const ordenError = (orden: number | string): string | null =>
  parseWhole(orden) >= 1 ? null : 'El orden debe ser un número entero desde 1.'
