import * as v from 'valibot'
import { fold } from '@/shared/lib/text'
import { goodRows } from '@/shared/storage/good-rows'

/** Whose band a bound is: of the one that ends there (500 people are in «hasta 500»), or of the one that begins there. */
const BORDES = ['TERMINA', 'EMPIEZA'] as const
export type Borde = (typeof BORDES)[number]

/** Charged once for its band, or for each unit. */
const COBROS = ['BANDA', 'UNIDAD'] as const

/** The kind of permit that is paid every year. */
export const ANUAL = 'Permiso anual'

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
const tarifaSchema = v.object({
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
  /** The line costs at least so many US cents. */
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

const words = (text: string): string => fold(text).trim().replace(/\s+/g, ' ')

/** The same for all years of one tariff. */
const claveDeTarifa = ({
  tramite,
  concepto,
  clase,
  riesgo,
}: Pick<Tarifa, 'tramite' | 'concepto' | 'clase' | 'riesgo'>): string =>
  [words(tramite), words(concepto), clase, riesgo].join('\n')

/** Of each tariff the one that holds in the year `ano`: the latest that began by then. In the order given. */
export function vigentesEn<T extends Tarifa>(tarifas: readonly T[], ano: number): T[] {
  const latest = new Map<string, T>()
  for (const one of tarifas) {
    const known = latest.get(claveDeTarifa(one))
    if (one.vigente <= ano && (!known || known.vigente < one.vigente)) latest.set(claveDeTarifa(one), one)
  }
  return tarifas.filter((one) => latest.get(claveDeTarifa(one)) === one)
}

/**
 * What of these a kind of permit may cost premises of that class and risk. What is for all stands with what is for them
 * alone; of premises whose class or risk nobody wrote, everything.
 */
export const tarifasPara = <T extends Tarifa>(
  vigentes: readonly T[],
  { tramite, clase = '', riesgo = '' }: { tramite: string; clase?: string; riesgo?: string },
): T[] =>
  vigentes.filter(
    (one) =>
      words(one.tramite) === words(tramite) &&
      (one.clase === '' || clase === '' || one.clase === clase) &&
      (one.riesgo === '' || riesgo === '' || one.riesgo === riesgo),
  )
