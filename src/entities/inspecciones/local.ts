import * as v from 'valibot'
import { optionalEmail, phoneProblem } from '@/shared/lib/form/contact-rules'
import { required } from '@/shared/lib/form/rules'
import { CLASES, RIESGOS } from './options'

const texto = v.optional(v.string(), '')
const cantidad = v.optional(v.number())

/**
 * Premises that the brigade inspects, and who owns them. `ruc` and `establecimiento` (three digits) say which they are;
 * `motivoRuc` why there is no right RUC. `area` is in m², the others are counts; what nobody measured is missing. `dueno`,
 * `representante`, `telefono` and `email` are the owner's: the same in all premises of one RUC.
 */
export const localSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  ruc: texto,
  establecimiento: texto,
  motivoRuc: texto,
  nombre: v.string(),
  actividad: texto,
  clase: v.optional(v.picklist(['', ...CLASES]), ''),
  riesgo: v.optional(v.picklist(['', ...RIESGOS]), ''),
  area: cantidad,
  pisos: cantidad,
  ocupantes: cantidad,
  aforo: cantidad,
  direccion: texto,
  parroquia: texto,
  lat: v.optional(v.number()),
  lng: v.optional(v.number()),
  clave: texto,
  contacto: texto,
  telefonoLocal: texto,
  dueno: texto,
  representante: texto,
  telefono: texto,
  email: texto,
  /** Whether it still opens; one that closed keeps its history. */
  funciona: v.optional(v.boolean(), true),
  notas: texto,
  /** The `YYYY-MM-DD` day to which somebody moved its next visit, and on which: a visit since then undoes it. */
  proxima: v.optional(v.string()),
  proximaDesde: v.optional(v.string()),
})

export type Local = v.InferOutput<typeof localSchema>

const phone = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? phoneProblem(dataset.value) : null
    if (problem) addIssue({ message: problem })
  }),
)

const contado = (sentence: string) =>
  v.optional(v.pipe(v.number(sentence), v.integer(sentence), v.minValue(0, sentence)))

/** What a form must satisfy; the messages are sentences for the person. */
export const localRules = {
  nombre: required('Escriba el nombre del local.'),
  establecimiento: v.pipe(
    v.string(),
    v.check((text) => text === '' || /^\d{3}$/.test(text), 'El establecimiento tiene 3 dígitos, como 001.'),
  ),
  area: v.optional(
    v.pipe(v.number('Escriba los metros cuadrados.'), v.minValue(0, 'Escriba los metros cuadrados.')),
  ),
  pisos: contado('Escriba cuántos pisos.'),
  ocupantes: contado('Escriba cuántas personas.'),
  aforo: contado('Escriba cuántas personas.'),
  telefonoLocal: phone,
  telefono: phone,
  email: optionalEmail,
}
