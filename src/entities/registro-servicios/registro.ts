import * as v from 'valibot'
import { isDay } from '@/shared/lib/dias'
import { required } from '@/shared/lib/form/rules'
import { TIPOS_SERVICIO } from '@/shared/lib/tipos-servicio'
import { goodRows } from '@/shared/storage/good-rows'
import type { Draft } from '@/shared/storage/stored-module'
import { diaEntries } from './parte/dias'
import { equipoSchema, insumoSchema, vehiculoSchema } from './parte/filas'
import { ESTADOS, type Estado } from './parte/options'
import { tomaEntries } from './parte/tomas'
import { encargoSchema } from './parte/tripulacion'

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
  ...diaEntries,
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
  equipos: v.optional(goodRows(equipoSchema)),
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

const MINUTES = 'Ingrese minutos enteros, 0 o más.'
const minutes = v.optional(v.pipe(v.number(MINUTES), v.integer(MINUTES), v.minValue(0, MINUTES)))
const WHOLE = 'Ingrese un número entero, 0 o más.'
const whole = v.optional(v.pipe(v.number(WHOLE), v.integer(WHOLE), v.minValue(0, WHOLE)))
const AMOUNT = 'Ingrese un número de 0 o más, con dos decimales como máximo.'
const amount = v.optional(v.pipe(v.number(AMOUNT), v.minValue(0, AMOUNT)))
const COST = 'Ingrese un valor de 0 o más.'

/** What a form must satisfy of a parte's figures (spec §5); the messages are sentences for the person. */
export const cifrasRules = {
  ...{ tiempoRespuesta: minutes, tiempoTotal: minutes },
  ...{ atendidos: whole, trasladados: whole, fallecidos: whole, agua: whole },
  ...{ hectareas: amount, kilometros: amount },
  costoEstimado: v.pipe(v.number(COST), v.minValue(0, COST)),
}

const CANTIDAD = 'Ingrese una cantidad entera de 1 o más.'
const VEHICULO = 'Escriba qué vehículo salió.'

/** The same of the rows of its vehicles and supplies. */
export const filasRules = {
  insumo: { cantidad: v.pipe(v.number(CANTIDAD), v.integer(CANTIDAD), v.minValue(1, CANTIDAD)) },
  vehiculo: { nombre: required(VEHICULO), kmSalida: amount, kmRegreso: amount, agua: whole },
}

/** What every parte must satisfy: one that is under way lacks the rest. */
export const registroRules = {
  ...cifrasRules,
  fecha: v.pipe(v.string(), v.check(isDay, 'Ingrese la fecha del servicio.')),
}

/** The same, with its rows as they are stored. */
export const registroKeptRules = {
  ...registroRules,
  insumos: v.nullish(v.array(v.object(filasRules.insumo))),
  vehiculos: v.nullish(v.array(v.object(filasRules.vehiculo))),
}

export type Numbered = Pick<RegistroServicio, 'estado' | 'fecha' | 'numero' | 'importado'>

/**
 * Whether an entry's year can be meant: 26 is what a field makes of two figures. Without a clock, as a number that is given
 * stays for ever and must not depend on whose clock is right.
 */
export const isDated = ({ fecha }: Pick<RegistroServicio, 'fecha'>): boolean =>
  isDay(fecha) && fecha >= '1900' && fecha < '2100'

/**
 * How the number of an entry begins that is to get one, such as `P-2026-`: one that is completed and has none, unless it
 * came from a file of past years. One whose year can't be meant gets its number once that is put right.
 */
export const serieOf = (registro: Numbered): string => {
  const { estado, fecha, numero, importado } = registro
  const due = estado === 'COMPLETADO' && !numero && !importado
  return due && isDated(registro) ? `P-${fecha.slice(0, 4)}-` : ''
}

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
