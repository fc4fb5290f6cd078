import * as v from 'valibot'

/** What a new call and a corrected one ask for, with the sentence for each field. */
export const despachoFields = v.object({
  direccion: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Escriba dónde es.'),
    v.maxLength(200, 'Escriba hasta 200 letras.'),
  ),
  detalle: v.pipe(v.string(), v.maxLength(500, 'Escriba hasta 500 letras.')),
})
