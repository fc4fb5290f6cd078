import * as v from 'valibot'
import { isDay } from '@/shared/lib/dias'
import { required } from '@/shared/lib/form/rules'
import { goodRows } from '@/shared/storage/good-rows'

/** A line as `calcular` gave it. */
const lineaSchema = v.object({
  concepto: v.string(),
  detalle: v.optional(v.string()),
  articulo: v.optional(v.string()),
  /** US cents. */
  centavos: v.number(),
})

/** Who let somebody pay less, why, and how much less in hundredths of one percent. */
const exoneracionSchema = v.object({ porciento: v.number(), motivo: v.string(), por: v.string() })

/**
 * What somebody has to pay, with the calculation as it was made that day: later tariffs and later words about the premises
 * don't change it. `dia` is the `YYYY-MM-DD` on which it was issued, `ano` the year that it pays for.
 */
export const ordenSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  /** `OP-2026-0007`; empty until the central gives it. */
  numero: v.optional(v.string(), ''),
  dia: v.optional(v.string(), ''),
  ano: v.optional(v.number(), 0),
  tramite: v.optional(v.string(), ''),
  /** The id of the premises; empty where it is for something else. */
  local: v.optional(v.string(), ''),
  /** The name of the premises, or of the event, vehicle or work. */
  nombre: v.optional(v.string(), ''),
  /** Whose name the receipt carries. */
  paga: v.optional(v.string(), ''),
  ruc: v.optional(v.string(), ''),
  establecimiento: v.optional(v.string(), ''),
  direccion: v.optional(v.string(), ''),
  parroquia: v.optional(v.string(), ''),
  lineas: v.optional(goodRows(lineaSchema), []),
  /** US cents: the sum of the lines. */
  total: v.optional(v.number(), 0),
  exoneracion: v.optional(exoneracionSchema),
  /** The name of who issued it. */
  por: v.optional(v.string(), ''),
  /** The day on which it was annulled, why and by whom; empty while it holds. */
  anulada: v.optional(v.string(), ''),
  motivo: v.optional(v.string(), ''),
  anulo: v.optional(v.string(), ''),
})

export type Orden = v.InferOutput<typeof ordenSchema>

export const FROZEN_ORDEN = [
  ...(['dia', 'ano', 'tramite', 'local', 'nombre', 'paga', 'ruc', 'establecimiento', 'direccion'] as const),
  ...(['parroquia', 'lineas', 'total', 'exoneracion', 'por'] as const),
] as const

export const ordenRules = {
  dia: v.pipe(v.string(), v.check(isDay, 'Escriba el día de la orden.')),
  nombre: required('Escriba para quién es.'),
  tramite: required('Elija qué se cobra.'),
}

/** Whether the total is what the lines sum to, in whole cents and not below 0. */
export const cuadra = ({ lineas, total }: Pick<Orden, 'lineas' | 'total'>): boolean =>
  total >= 0 &&
  lineas.every(({ centavos }) => Number.isInteger(centavos)) &&
  lineas.reduce((sum, { centavos }) => sum + centavos, 0) === total

/** How the numbers begin that orders of its year have; empty for one of no day. */
export const inicioDeOrden = ({ dia }: Pick<Orden, 'dia'>): string =>
  isDay(dia) ? `OP-${dia.slice(0, 4)}-` : ''

/** The same; empty for one that has a number. */
export const serieDeOrden = (orden: Pick<Orden, 'numero' | 'dia'>): string =>
  orden.numero ? '' : inicioDeOrden(orden)
