import * as v from 'valibot'
import { required } from '@/shared/lib/form/rules'
import { goodRows } from '@/shared/storage/good-rows'

/** Whose band a bound is: of the one that ends there (500 people are in «hasta 500»), or of the one that begins there. */
const BORDES = ['TERMINA', 'EMPIEZA'] as const
export type Borde = (typeof BORDES)[number]

/** Charged once for its band, or for each unit. */
const COBROS = ['BANDA', 'UNIDAD'] as const

/** The kind of permit that is paid every year. */
export const ANUAL = 'Permiso anual'

/** What is paid for a permit that is printed again. */
export const DUPLICADO = 'Duplicado'

const centavosSchema = v.optional(v.number())

/** Counted in the tariff's unit. Without `hasta` it has no end. Either `centavos` or `sbu` says the amount. */
const bandaSchema = v.object({
  desde: v.number(),
  hasta: v.optional(v.number()),
  /** US cents. */
  centavos: centavosSchema,
  /** Hundredths of one percent of the basic wage of the year: 1500 is 15 %. */
  sbu: v.optional(v.number()),
})

export type Banda = v.InferOutput<typeof bandaSchema>

/** From a day of the year (`MM-DD`) on, a surcharge in hundredths of one percent. */
const recargoSchema = v.object({ desde: v.string(), porciento: v.number() })
export type Recargo = v.InferOutput<typeof recargoSchema>

/**
 * One concept of a canton's ordinance with its bands, as it holds from the year `vigente` on until a later one of the same
 * name. The numbers are the brigade's data, with article and ordinance beside them.
 */
export const tarifaSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  /** What it is charged for: `Permiso anual`, `Permiso ocasional`, `Multas`. */
  tramite: v.optional(v.string(), ''),
  concepto: v.optional(v.string(), ''),
  /** Only for this class and this risk of premises; empty: for all. */
  clase: v.optional(v.string(), ''),
  riesgo: v.optional(v.string(), ''),
  /** What is counted, in the plural; empty where nothing is. */
  unidad: v.optional(v.string(), ''),
  cobro: v.optional(v.picklist(COBROS), 'BANDA'),
  borde: v.optional(v.picklist(BORDES), 'TERMINA'),
  bandas: v.optional(goodRows(bandaSchema), []),
  /** The least that the line costs, in US cents. */
  minimo: centavosSchema,
  recargos: v.optional(goodRows(recargoSchema)),
  /** Goes with every order of its kind, and no exemption takes it away: the paper itself. */
  siempre: v.optional(v.boolean(), false),
  articulo: v.optional(v.string(), ''),
  ordenanza: v.optional(v.string(), ''),
  /** The first year for which it holds. */
  vigente: v.optional(v.number(), 0),
  /** The canton of which it is an example; empty once it is the brigade's own. */
  ejemplo: v.optional(v.string(), ''),
})

export type Tarifa = v.InferOutput<typeof tarifaSchema>

const MONEY = 'Escriba los dólares con centavos, sin signo.'
const YEAR = 'Escriba el año, como 2026.'

/** What a tariff must satisfy, whoever writes it; the messages are sentences for the person. */
export const tarifaRules = {
  tramite: required('Escriba para qué trámite es.'),
  concepto: required('Escriba qué se cobra.'),
  minimo: v.optional(v.pipe(v.number(MONEY), v.integer(MONEY), v.minValue(0, MONEY))),
  vigente: v.pipe(v.number(YEAR), v.integer(YEAR), v.minValue(2000, YEAR), v.maxValue(2100, YEAR)),
}

/**
 * Whether every quantity between the first and the last bound falls in one band, and each band says one amount. The form names
 * what is wrong (`fallasDe`).
 */
export function esTabla(bandas: readonly Banda[]): boolean {
  const sorted = [...bandas].sort((a, b) => a.desde - b.desde)
  return (
    sorted.length > 0 &&
    sorted.every(({ desde, hasta = Number.POSITIVE_INFINITY, centavos, sbu }, n) => {
      const value = centavos ?? sbu ?? -1
      const oneValue = (centavos === undefined) !== (sbu === undefined)
      const after = sorted[n + 1]
      return (
        desde >= 0 &&
        hasta > desde &&
        oneValue &&
        Number.isInteger(value) &&
        value >= 0 &&
        (!after || after.desde === hasta)
      )
    })
  )
}
