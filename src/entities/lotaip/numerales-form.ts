import * as v from 'valibot'
import { required } from '@/shared/lib/form/rules'
import { fold } from '@/shared/lib/text'

const isUnique = (names: string[]) => new Set(names.map(fold)).size === names.length

/** What the form of one numeral asks; `campos` are the titles of its table's columns. */
export const numeralForm = v.object({
  id: v.pipe(
    required('Escriba el número.'),
    v.regex(/^\d{1,3}([.-]\d{1,3})?$/, 'Escriba un número como 25, 1.4 o 5-22.'),
  ),
  nombre: required('Escriba el nombre.'),
  cadencia: v.string(),
  campos: v.pipe(
    v.array(v.string()),
    v.minLength(1, 'Escriba al menos un campo.'),
    v.check(isUnique, 'Hay un campo repetido.'),
  ),
})

export const TAKEN = 'Ese numeral ya está en el catálogo.'

/** The same of all that a brigade changed or added. */
export const numeralesForm = v.pipe(
  v.array(numeralForm),
  v.check((all) => isUnique(all.map(({ id }) => id)), TAKEN),
)
