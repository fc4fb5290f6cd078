import * as v from 'valibot'
import { parseWhole } from './whole'

const ORDEN = 'El orden debe ser un número entero desde 1.'

/** A place in an order (spec §5), as it is stored. */
export const ordenRule = v.pipe(v.number(ORDEN), v.integer(ORDEN), v.minValue(1, ORDEN))

/** The form's error for `orden` (spec §5), or null. A number field returns text while somebody types. */
export const ordenError = (orden: number | string): string | null => (parseWhole(orden) >= 1 ? null : ORDEN)
