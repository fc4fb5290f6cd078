import * as v from 'valibot'

const tablaSchema = v.object({
  titulo: v.string(),
  columnas: v.array(v.string()),
  filas: v.array(v.array(v.string())),
})

/** A table of the report, in the words in which it was made; the first cell names its row. */
export type Tabla = v.InferOutput<typeof tablaSchema>

/**
 * A period's figures as they were when somebody kept them: `desde` and `hasta` are `YYYY-MM-DD`, `hecho` is an ISO
 * instant, `autor` the name of who made it. Title and tables are kept as text, so that neither a correction of the log
 * nor a newer version of the app changes what was handed in.
 */
export const informeSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  titulo: v.string(),
  desde: v.string(),
  hasta: v.string(),
  hecho: v.string(),
  autor: v.optional(v.string(), ''),
  tablas: v.optional(v.array(tablaSchema), () => []),
})

export type Informe = v.InferOutput<typeof informeSchema>
