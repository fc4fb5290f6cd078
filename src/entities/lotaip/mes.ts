import * as v from 'valibot'
import { archivoSchema } from '@/shared/lib/file/archivo'
import { goodRows } from '@/shared/storage/good-rows'

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
  archivos: v.optional(goodRows(archivoSchema)),
  anexos: v.optional(goodRows(archivoSchema)),
})

export type NumeralDelMes = v.InferOutput<typeof numeralDelMesSchema>

/** Two phones that begin the same one make the same record. */
export const idDe = (mes: string, numeral: string): string => `lotaip-${mes}-${numeral}`

/**
 * That a month was handed in, as somebody says; `fecha` is `YYYY-MM-DD`, `hecho` the ISO instant of saying so.
 * `constancia` is empty where a file is the receipt.
 */
export const presentacionSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  mes: v.string(),
  fecha: v.string(),
  constancia: v.string(),
  autor: v.optional(v.string(), ''),
  hecho: v.optional(v.string(), ''),
  archivos: v.optional(goodRows(archivoSchema)),
})

export type Presentacion = v.InferOutput<typeof presentacionSchema>

/** `Numeral 6`, `Numerales 5 y 22`. */
export const numeralTitle = (id: string): string =>
  id.includes('-') ? `Numerales ${id.replace('-', ' y ')}` : `Numeral ${id}`
