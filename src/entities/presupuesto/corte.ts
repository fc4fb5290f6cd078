import * as v from 'valibot'
import { formatDay } from '@/shared/lib/fecha'
import { hashOf } from '@/shared/lib/file/table/hash'
import { toCents } from '@/shared/lib/moneda'
import { ejercicioOf } from './ejercicio'
import type { Partida } from './partida'

const corteSchema = v.object({
  fecha: v.string(),
  huella: v.string(),
  ejercicio: v.optional(v.pipe(v.number(), v.integer())),
})

/**
 * The day of which the figures of one side are: `fecha`, a `YYYY-MM-DD` that an import or a person said, and `huella`,
 * the figures that it was said of, of one fiscal year (`ejercicioOf`). An empty `fecha` is unknown.
 */
export type Corte = v.InferOutput<typeof corteSchema>

export const cortesSchema = v.object({ ingresos: corteSchema, gastos: corteSchema })
export type Cortes = v.InferOutput<typeof cortesSchema>
export type Lado = keyof Cortes

export const NO_CORTE: Corte = { fecha: '', huella: '' }

const AMOUNTS = [
  'codificado',
  'comprometido',
  'devengado',
  'pagado',
  'recaudado',
  'saldoComprometer',
  'saldoDevengar',
] as const

/** A short text that is another one once a code or an amount is. Pure; the order of the lines doesn't matter. */
function huellaOf(lines: readonly Partida[]): string {
  const figures = lines.map((line) => {
    const amounts: { [A in (typeof AMOUNTS)[number]]?: number } = line
    return [line.partida, ...AMOUNTS.map((key) => toCents(amounts[key] ?? 0))].join(' ')
  })
  return hashOf(figures.sort().join('\n')).toString(16)
}

/** `lines` are those of that fiscal year. */
export const corteOf = (fecha: string, lines: readonly Partida[], ejercicio: number): Corte =>
  fecha ? { fecha, huella: huellaOf(lines), ejercicio } : NO_CORTE

/** The day that was said last of the figures of a fiscal year, or an empty text. */
export const dichoDe = (corte: Corte, ejercicio: number): string =>
  ejercicioOf(corte) === ejercicio ? corte.fecha : ''

/**
 * The day of these figures; undefined where nobody said it, or where somebody changed a figure since: a document that
 * people sign claims it of no others.
 */
export const fechaOf = ({ fecha, huella }: Corte, lines: readonly Partida[]): string | undefined =>
  lines.length > 0 && fecha && huella === huellaOf(lines) ? fecha : undefined

/** The days on a document: of each side's figures, of all of them where it is one, and the one on which it was made. */
export type Fechas = {
  hecho: string
  /** The fiscal year of all lines. */
  ejercicio?: number | undefined
  ingresos?: string | undefined
  gastos?: string | undefined
  todo?: string | undefined
}

export function fechasOf(
  cortes: Cortes,
  lines: { readonly [L in Lado]: readonly Partida[] },
  hecho: string,
  ejercicio: number,
): Fechas {
  const sides = (['ingresos', 'gastos'] as const).filter((lado) => lines[lado].length > 0)
  const days = new Set(sides.map((lado) => fechaOf(cortes[lado], lines[lado])))
  return {
    ...{ hecho, ejercicio },
    ingresos: fechaOf(cortes.ingresos, lines.ingresos),
    gastos: fechaOf(cortes.gastos, lines.gastos),
    todo: days.size === 1 ? [...days][0] : undefined,
  }
}

/** `. Ejercicio fiscal 2026`, after what a document says of its day. */
export const ejercicioDicho = ({ ejercicio }: Pick<Fechas, 'ejercicio'>): string =>
  ejercicio ? `. Ejercicio fiscal ${ejercicio}` : ''

/** `al 31 de octubre de 2026`; without a cut `elaborada el …`, the only day that the document knows. */
export const dicho = (corte: string | undefined, hecho: string, word = 'elaborada'): string =>
  corte ? `al ${formatDay(corte)}` : `${word} el ${formatDay(hecho)}`
