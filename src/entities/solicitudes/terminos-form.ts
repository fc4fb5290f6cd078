import * as v from 'valibot'
import { isDay } from '@/shared/lib/dias'
import { required } from '@/shared/lib/form/rules'
import { parseWhole } from '@/shared/lib/form/whole'

const MOST_DAYS = 365

const days = v.pipe(
  v.string(),
  v.check((typed) => {
    const n = parseWhole(typed)
    return n >= 1 && n <= MOST_DAYS
  }, `Debe ser un número de 1 a ${MOST_DAYS}.`),
)

/** What the form asks; it has the days as text. */
export const terminosForm = v.object({
  dias: days,
  prorroga: days,
  fuente: required('Escriba de dónde salen los días.'),
  fechaFuente: v.pipe(
    v.string(),
    v.check((day) => day === '' || isDay(day), 'Escriba el día en que se copió.'),
  ),
})
