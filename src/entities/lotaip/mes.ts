import * as v from 'valibot'
import { archivoSchema } from '@/shared/lib/file/archivo'
import type { FieldsRule } from '@/shared/lib/form/fields-rule'
import { pastDay } from '@/shared/lib/form/rules'
import { goodRows } from '@/shared/storage/good-rows'
import type { Draft } from '@/shared/storage/stored-module'

const ESTADOS = ['LISTO', 'SIN_CAMBIOS', 'NO_APLICA', 'NO_DISPONIBLE'] as const
export type EstadoNumeral = (typeof ESTADOS)[number]
export const estadoSchema = v.picklist(ESTADOS)

export const ESTADO_LABELS: Readonly<Record<EstadoNumeral, string>> = {
  LISTO: 'Listo',
  SIN_CAMBIOS: 'Igual que el mes anterior',
  NO_APLICA: 'No aplica',
  NO_DISPONIBLE: 'Información no disponible',
}

/**
 * One numeral of one month (`YYYY-MM`) that somebody worked on; without `estado` it is begun. `columnas` are the fields
 * of which `filas` has the cells: the catalogue may change, and a month stays as it was written. `archivos` stay with the
 * brigade: they are what its rows were made of. `anexos` go before the town with the month, once it is published.
 * `cifrasAl` (`YYYY-MM-DD`) is the day that the rows are of, where somebody said it; without it they are of the month's close.
 */
export const numeralDelMesSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  mes: v.string(),
  numeral: v.string(),
  estado: v.optional(estadoSchema),
  motivo: v.optional(v.string()),
  nota: v.optional(v.string()),
  columnas: v.optional(v.array(v.string())),
  filas: v.optional(v.array(v.array(v.string()))),
  cifrasAl: v.optional(v.string()),
  archivos: v.optional(goodRows(archivoSchema)),
  anexos: v.optional(goodRows(archivoSchema)),
})

export type NumeralDelMes = v.InferOutput<typeof numeralDelMesSchema>

const ABSENCES: readonly (EstadoNumeral | undefined)[] = ['NO_APLICA', 'NO_DISPONIBLE']

/** Whether the state says that there is nothing to write, which has a reason. */
export const isAbsence = (estado: EstadoNumeral | undefined): boolean => ABSENCES.includes(estado)

/** A record may hold this much at the central; in characters of its table as stored. */
const MOST_TEXT = 200_000

/** What a form must satisfy of fields together; the messages are sentences for the person. */
export const numeralTogether: readonly FieldsRule<Draft<NumeralDelMes>>[] = [
  {
    fields: ['motivo', 'estado'],
    sentence: 'Escriba por qué: va en el diccionario del paquete.',
    wrong: ({ estado, motivo = '' }) => isAbsence(estado) && !motivo.trim(),
  },
  {
    fields: ['filas', 'estado'],
    sentence: 'Para darlo por listo necesita al menos una fila. Si no hubo nada, elija No aplica.',
    wrong: ({ estado, filas = [] }) => estado === 'LISTO' && filas.length === 0,
  },
  {
    fields: ['filas'],
    sentence: 'Es más texto del que cabe: acorte las celdas.',
    wrong: ({ filas = [] }) => JSON.stringify(filas).length > MOST_TEXT,
  },
]

/** Two phones that begin the same one make the same record. */
export const idDe = (mes: string, numeral: string): string => `lotaip-${mes}-${numeral}`

/**
 * That a month was handed in, as somebody says; `fecha` is `YYYY-MM-DD`, `hecho` the ISO instant of saying so.
 * `constancia` is empty where a file or a picture is the receipt; `imagenes` as in every entity.
 */
export const presentacionSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  mes: v.string(),
  fecha: v.string(),
  constancia: v.string(),
  autor: v.optional(v.string(), ''),
  hecho: v.optional(v.string(), ''),
  archivos: v.optional(goodRows(archivoSchema)),
  imagenes: v.optional(v.array(v.string())),
})

/** What a form must satisfy; the messages are sentences for the person. `hoy` is `YYYY-MM-DD`. */
export const presentacionRules = (hoy: string) => ({
  fecha: pastDay(hoy, 'Escriba el día en que se presentó.', 'Ese día todavía no llega.'),
})

/** The same of its fields together. */
export const presentacionTogether: readonly FieldsRule<Draft<Presentacion>>[] = [
  {
    fields: ['fecha', 'mes'],
    sentence: 'Ese mes todavía no había terminado.',
    wrong: ({ fecha, mes }) => fecha.slice(0, 7) <= mes,
  },
  {
    fields: ['constancia', 'archivos', 'imagenes'],
    sentence: 'Escriba qué constancia quedó, como un número o un correo, o agregue su archivo o foto.',
    wrong: ({ constancia, archivos = [], imagenes = [] }) =>
      !constancia.trim() && archivos.length + imagenes.length === 0,
  },
]

/** How many files, and how many pictures, a receipt has at most. */
export const MOST_RECIBOS = 3

export type Presentacion = v.InferOutput<typeof presentacionSchema>

/** `Numeral 6`, `Numerales 5 y 22`. */
export const numeralTitle = (id: string): string =>
  id.includes('-') ? `Numerales ${id.replace('-', ' y ')}` : `Numeral ${id}`
