import * as v from 'valibot'

/** Days of a term, 1 to 365. */
const days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365))

/**
 * What differs from the usual terms. A request is answered in `dias` days, and `prorroga` more once that is justified;
 * `habiles`: only working days count. `fuente` says where that is from, `fechaFuente` of which day (`YYYY-MM-DD`) it is.
 */
export const terminosSchema = v.object({
  dias: v.optional(days),
  prorroga: v.optional(days),
  // Always kept: an object that says nothing would be taken for an unreadable one.
  habiles: v.optional(v.boolean(), false),
  fuente: v.optional(v.string()),
  fechaFuente: v.optional(v.string()),
})

export type TerminosGuardados = v.InferOutput<typeof terminosSchema>

type Dichos = { [F in keyof TerminosGuardados]-?: NonNullable<TerminosGuardados[F]> }

/** Every term said, with every holiday (`YYYY-MM-DD`), which stand with the calendar. */
export type Terminos = Dichos & { feriados: readonly string[] }

/** The law of 2023, second-hand. Nothing that is known says whether only working days count: all of them end earlier. */
const DE_SIEMPRE: Dichos = {
  dias: 10,
  prorroga: 5,
  habiles: false,
  fuente:
    'Ley de transparencia de 2023, artículos 32 a 36, según un resumen de terceros: diez días, cinco más si se justifica y se avisa, y el silencio equivale a negar. No consta si cuentan solo los días hábiles: aquí cuentan todos, que vence antes.',
  fechaFuente: '2026-11-25',
}

export const terminosDe = (guardados: TerminosGuardados, feriados: readonly string[]): Terminos => ({
  ...DE_SIEMPRE,
  ...Object.fromEntries(Object.entries(guardados).filter(([, value]) => value !== undefined)),
  feriados,
})

/** What has to be kept of them. What is as always is undefined, so that saving forgets an earlier value. */
export const terminosDistintos = ({ feriados: _, habiles, ...terminos }: Terminos): TerminosGuardados => ({
  ...Object.fromEntries(
    Object.entries(terminos).map(([field, value]) => [
      field,
      value === DE_SIEMPRE[field as keyof Dichos] ? undefined : value,
    ]),
  ),
  habiles,
})

export const COMO_SIEMPRE: TerminosGuardados = { habiles: DE_SIEMPRE.habiles }
