import * as v from 'valibot'
import { parseAmount } from '@/shared/lib/file/amount'

/** Reads a whole number as people write it, `1200` or `1.200`; NaN when it is none. */
export function parseWhole(typed: number | string): number {
  const amount = /\d/.test(String(typed)) ? parseAmount(typed) : null
  return Number.isSafeInteger(amount) ? Number(amount) : Number.NaN
}

const ORDEN = 'El orden debe ser un número entero desde 1.'

/** A place in an order (spec §5), as it is stored. */
export const ordenRule = v.pipe(v.number(ORDEN), v.integer(ORDEN), v.minValue(1, ORDEN))

/** The form's error for `orden` (spec §5), or null. A number field returns text while somebody types. */
export const ordenError = (orden: number | string): string | null => (parseWhole(orden) >= 1 ? null : ORDEN)
