import * as v from 'valibot'

export const ESTADOS = ['NUEVO', 'ASIGNADO', 'HECHO'] as const
export type EstadoMensaje = (typeof ESTADOS)[number]

export const ESTADO_LABELS: Record<EstadoMensaje, string> = {
  NUEVO: 'Nuevo',
  ASIGNADO: 'Asignado',
  HECHO: 'Hecho',
}

/** What somebody wrote to the station on its contact page, and what became of it. */
export const mensajeSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  nombre: v.string(),
  email: v.string(),
  telefono: v.optional(v.string()),
  asunto: v.string(),
  mensaje: v.string(),
  /** The ISO instant in which it arrived. */
  fecha: v.string(),
  estado: v.picklist(ESTADOS),
  /** The id of the account that sees to it. */
  asignado: v.optional(v.string()),
  /** The staff's own note about it. */
  nota: v.optional(v.string()),
})

export type Mensaje = v.InferOutput<typeof mensajeSchema>
