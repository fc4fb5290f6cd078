import * as v from 'valibot'
import { goodRows } from '@/shared/storage/good-rows'
import { LECTURAS } from './lista'
import { RESULTADOS } from './respuesta'

/** What was found otherwise than well, or measured; `texto` is what was asked. */
const halladoSchema = v.object({
  punto: v.string(),
  texto: v.string(),
  resultado: v.picklist(RESULTADOS),
  numero: v.optional(v.number()),
  unidad: v.optional(v.string(), ''),
  nota: v.optional(v.string(), ''),
})

const lecturaSchema = v.object({ item: v.string(), unidad: v.picklist(LECTURAS), va: v.number() })

/**
 * A look at a place or a thing as it was ended, which doesn't change. Of what was well it keeps the points alone, and
 * `listas` the versions that asked: a year of looks has to fit into a phone. `cuando` is `YYYY-MM-DDTHH:mm`.
 */
export const revisionSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  sujeto: v.string(),
  nombre: v.string(),
  cuando: v.string(),
  por: v.optional(v.string(), ''),
  listas: v.optional(v.array(v.string()), () => []),
  bien: v.optional(v.array(v.string()), () => []),
  hallado: v.optional(goodRows(halladoSchema), () => []),
  /** How many points nobody looked at. */
  faltaron: v.optional(v.number(), 0),
  lecturas: v.optional(goodRows(lecturaSchema), () => []),
})

export type Revision = v.InferOutput<typeof revisionSchema>
export type Hallado = Revision['hallado'][number]
