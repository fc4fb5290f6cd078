import * as v from 'valibot'
import { goodRows } from '@/shared/storage/good-rows'

const text = v.string()

const numeralSchema = v.object({ id: text, nombre: text, cadencia: text, campos: v.array(text) })

/**
 * What differs from the starting value; the rest follows it, also when a newer version of the app corrects it. `feriados`
 * are `YYYY-MM-DD`, from before there was a list of them, and still count; `numerales` are those that the brigade changed or added, `fuera` the numbers of those that it
 * took out; `fechaFuente` is the day of the source, `YYYY-MM-DD`.
 */
export const catalogoSchema = v.object({
  feriados: goodRows(text),
  dia: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(28))),
  archivoDatos: v.optional(text),
  archivoDiccionario: v.optional(text),
  archivoMetadatos: v.optional(text),
  fuente: v.optional(text),
  fechaFuente: v.optional(text),
  numerales: v.optional(goodRows(numeralSchema)),
  fuera: v.optional(goodRows(text)),
})

export type CatalogoGuardado = v.InferOutput<typeof catalogoSchema>

export const SIN_CAMBIOS_AL_CATALOGO: CatalogoGuardado = { feriados: [] }
