import * as v from 'valibot'
import { TIPOS_SERVICIO } from '@/shared/lib/tipos-servicio'
import { goodRows } from '@/shared/storage/good-rows'
import type { Draft } from '@/shared/storage/stored-module'
import { ESTADOS, type Estado } from './options'
import { tomaEntries } from './parte/tomas'
import { encargoSchema } from './parte/tripulacion'
import { insumoSchema, vehiculoSchema } from './recursos'

export const ESTADO_LABELS: Record<Estado, string> = {
  COMPLETADO: 'Completado',
  EN_CURSO: 'En curso',
  CANCELADO: 'Cancelado',
}

/** How many pictures a record of a call has at most. */
export const MOST_FOTOS = 6

/**
 * What a record of the call (parte) adds. `horaInicio` is the aviso and `horaFin` the return to the station; `salida`,
 * `llegada` and `controlado` are `HH:mm` between them. People are numbers without names; areas in hectares, distances
 * in kilometres, water in litres. What nobody wrote down is missing: 5,000 entries share the browser's 5 MB.
 */
const parte = {
  /** `P-2026-0007`, given once and never twice (`serieOf`). */
  numero: v.optional(v.string()),
  salida: v.optional(v.string()),
  llegada: v.optional(v.string()),
  controlado: v.optional(v.string()),
  ...tomaEntries,
  subtipo: v.optional(v.string()),
  falsaAlarma: v.optional(v.boolean()),
  causa: v.optional(v.string()),
  sector: v.optional(v.string()),
  atendidos: v.optional(v.number()),
  trasladados: v.optional(v.number()),
  fallecidos: v.optional(v.number()),
  hectareas: v.optional(v.number()),
  kilometros: v.optional(v.number()),
  agua: v.optional(v.number()),
  funciones: v.optional(goodRows(encargoSchema)),
  instituciones: v.optional(v.array(v.string())),
  vehiculos: v.optional(v.array(vehiculoSchema)),
  insumos: v.optional(v.array(insumoSchema)),
  fotos: v.optional(v.array(v.string())),
  /** It came completed from a file that gave it no number: it keeps none. */
  importado: v.optional(v.boolean()),
  /** The id of the call that it came from. */
  despacho: v.optional(v.string()),
}

/**
 * A service log entry (spec §3). `fecha` is `YYYY-MM-DD`, `horaInicio` and `horaFin` are `HH:mm`, times are whole
 * minutes, `costoEstimado` is US dollars, `personalAsignado` names. A time that nobody took is missing; 0 is a time.
 */
export const registroSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  fecha: v.string(),
  horaInicio: v.optional(v.string(), ''),
  horaFin: v.optional(v.string(), ''),
  tipo: v.picklist(TIPOS_SERVICIO),
  descripcion: v.optional(v.string(), ''),
  direccion: v.optional(v.string(), ''),
  personalAsignado: v.optional(v.array(v.string()), () => []),
  tiempoRespuesta: v.optional(v.number()),
  tiempoTotal: v.optional(v.number()),
  costoEstimado: v.optional(v.number(), 0),
  estado: v.optional(v.picklist(ESTADOS), 'COMPLETADO'),
  observaciones: v.optional(v.string(), ''),
  reporte: v.optional(v.string(), ''),
  ...parte,
})

export type RegistroServicio = v.InferOutput<typeof registroSchema>

export type Numbered = Pick<RegistroServicio, 'estado' | 'fecha' | 'numero' | 'importado'>

/**
 * How the number of an entry begins that is to get one, such as `P-2026-`: one that is completed and has none, unless it
 * came from a file of past years.
 */
export const serieOf = ({ estado, fecha, numero, importado }: Numbered): string =>
  estado === 'COMPLETADO' && !numero && !importado ? `P-${fecha.slice(0, 4)}-` : ''

/** What the form starts with (spec §4, §9). `today` is `YYYY-MM-DD`. */
export const newRegistro = (today: string): Draft<RegistroServicio> => ({
  fecha: today,
  horaInicio: '',
  horaFin: '',
  tipo: 'RESCATE',
  descripcion: '',
  direccion: '',
  personalAsignado: [],
  costoEstimado: 0,
  estado: 'COMPLETADO',
  observaciones: '',
  reporte: '',
})
