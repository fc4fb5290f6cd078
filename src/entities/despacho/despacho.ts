import * as v from 'valibot'
import { formatMoment, toDay } from '@/shared/lib/fecha'
import { degrees } from '@/shared/lib/form/degrees'
import { TIPOS_SERVICIO } from '@/shared/lib/tipos-servicio'
import { ESTADOS, type Estado } from './options'
import { respondidaSchema } from './respuesta'
import { hora } from './words'

export const ESTADO_LABELS: Record<Estado, string> = {
  EN_CURSO: 'En curso',
  ANULADO: 'Anulado',
  CERRADO: 'Cerrado',
}

/** In degrees. */
const lugarSchema = v.object({ lat: degrees(90), lng: degrees(180) })
export type Lugar = v.InferOutput<typeof lugarSchema>

/**
 * A call: whom the brigade asked to come, to what and where. `instante` and `terminado` are ISO. Only a central makes one,
 * because only it reaches the phones; while it runs, who comes is known there, and the answers stand here from its end.
 */
export const despachoSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  instante: v.string(),
  tipo: v.picklist(TIPOS_SERVICIO),
  direccion: v.optional(v.string(), ''),
  lugar: v.optional(lugarSchema),
  detalle: v.optional(v.string(), ''),
  prueba: v.optional(v.boolean(), false),
  estado: v.optional(v.picklist(ESTADOS), 'EN_CURSO'),
  terminado: v.optional(v.string(), ''),
  /** Why it was called off. */
  motivo: v.optional(v.string(), ''),
  /** Who made it. */
  por: v.optional(v.string(), ''),
  /** Whom it asked, in words, and how many they were. */
  aQuienes: v.optional(v.string(), ''),
  convocados: v.optional(v.number(), 0),
  respuestas: v.optional(v.array(respondidaSchema), () => []),
  /** The community report that it came from. */
  reporte: v.optional(v.string(), ''),
  /** Whether those who were asked see that report's photos while it runs. */
  conFotos: v.fallback(v.optional(v.boolean()), undefined),
})

export type Despacho = v.InferOutput<typeof despachoSchema>

const LINE = 200
const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max), v.regex(/^[^\p{Cs}\0]*$/u))

/** What may be corrected while it runs. */
export const correctionSchema = v.object({
  tipo: v.picklist(TIPOS_SERVICIO),
  direccion: text(LINE),
  lugar: v.optional(v.nullable(lugarSchema), null),
  detalle: text(500),
})

export type Correction = v.InferOutput<typeof correctionSchema>

/** Whom a call asks, by their ids and in words. Without `personas` everybody is asked. */
export const aQuienesSchema = v.object({
  personas: v.optional(v.nullable(v.array(v.pipe(v.string(), v.maxLength(LINE)))), null),
  aQuienes: text(LINE),
})

export type AQuienes = v.InferOutput<typeof aQuienesSchema>

/**
 * A new one. `id` is the sender's own, so that a call sent twice is one. `aparte`: whether the person was asked about the
 * call that runs to that place already; an earlier app doesn't ask.
 */
export const newDespachoSchema = v.object({
  ...correctionSchema.entries,
  ...aQuienesSchema.entries,
  id: v.pipe(v.string(), v.regex(/^despacho-[\w-]{8,60}$/)),
  prueba: v.boolean(),
  reporte: v.optional(text(LINE), ''),
  conFotos: v.optional(v.boolean(), false),
  aparte: v.optional(v.boolean(), true),
})

export type NewDespacho = v.InferOutput<typeof newDespachoSchema>

/** The whole life of the notice of a call, in minutes: later than that it would send somebody to what is over. */
export const AVISO_MINUTOS = 15

/** How long after its end a phone still shows it, in minutes. */
export const TRAS_EL_FIN_MINUTOS = 30

/** After this time without an answer somebody is called by telephone, in seconds. */
export const LLAMAR_TRAS_SEGUNDOS = 90

/** The newest call that was made from each community report, by the report's id; a test sends nobody there. */
export function salidasDeReportes(list: readonly Despacho[]): ReadonlyMap<string, Despacho> {
  const newest = new Map<string, Despacho>()
  for (const one of list) {
    const known = newest.get(one.reporte)
    if (one.reporte && !one.prueba && !(known && known.instante >= one.instante)) newest.set(one.reporte, one)
  }
  return newest
}

const ENDED: Record<Estado, string> = { EN_CURSO: '', CERRADO: ' y cerrada', ANULADO: ' y anulada' }

/** `Salida llamada a las 03:12`, of another day `Salida llamada el 12 jun 2024, 03:12 y cerrada`. `now`: of this device. */
export function salidaSentence({ instante, estado }: Despacho, now: Date): string {
  const moment = new Date(instante)
  if (!hora(instante)) return `Salida llamada${ENDED[estado]}`
  const when = toDay(moment) === toDay(now) ? `a las ${hora(instante)}` : `el ${formatMoment(instante)}`
  return `Salida llamada ${when}${ENDED[estado]}`
}
