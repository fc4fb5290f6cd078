import { type Calculo, calcular } from './cobros/calcular'
import type { Salario } from './cobros/salario'
import { ANUAL, type Tarifa } from './cobros/tarifa'
import { tarifasPara } from './cobros/vigentes'
import type { Punto } from './visita/punto'

/** What somebody has to know who asks for the permit of their premises. It names nobody. */
export type Tramite = {
  /** The year of which the tariffs are. */
  ano: number
  papeles: readonly string[]
  /** Those that only some classes hand in, with their classes. Centrals of before don't say it. */
  papelesPara?: readonly { id: string; clases: readonly string[] }[]
  /** As a permit cites it. */
  norma: string
  puntos: readonly Punto[]
  /** The brigade's own of the yearly permit, and what goes with each. Examples of other cantons aren't among them. */
  tarifas: readonly Tarifa[]
  /** In US cents, and whether somebody compared it; undefined where nobody knows the wage of that year. */
  salario?: Pick<Salario, 'centavos' | 'verificado'> | undefined
}

/** The papers that premises of this class hand in, each with the classes that alone do; without a class, those of all. */
export function papelesPara({ papeles, papelesPara: only = [] }: Tramite, clase: string) {
  const of = new Map(only.map(({ id, clases }) => [id, clases]))
  return papeles
    .map((papel) => ({ papel, clases: of.get(papel) ?? [] }))
    .filter(({ clases }) => clase === '' || clases.length === 0 || clases.includes(clase))
}

/** The points that premises of this class are asked; without a class, those of all. */
export const puntosPara = ({ puntos }: Pick<Tramite, 'puntos'>, clase: string): readonly Punto[] =>
  clase === '' ? puntos : puntos.filter(({ clases }) => clases.length === 0 || clases.includes(clase))

/** What premises of that class and risk may be charged, and what goes along with any of them. */
export function cobrosPara({ tarifas }: Tramite, clase: string, riesgo: string) {
  const all = tarifasPara(tarifas, { tramite: ANUAL, clase, riesgo })
  return { ofrecidas: all.filter(({ siempre }) => !siempre), siempre: all.filter(({ siempre }) => siempre) }
}

/** What one of them comes to, with what goes along, as an order of payment works it out. `dia`: where a late one costs more. */
export const cuestaDe = (
  { ano, salario }: Tramite,
  { tarifa, siempre, cantidad }: { tarifa: Tarifa | undefined; siempre: readonly Tarifa[]; cantidad: number },
  dia?: string,
): Calculo =>
  calcular(
    [...(tarifa ? [{ tarifa, cantidad }] : []), ...siempre.map((one) => ({ tarifa: one, cantidad: 1 }))],
    { ano, sbu: salario?.centavos, dia },
  )
