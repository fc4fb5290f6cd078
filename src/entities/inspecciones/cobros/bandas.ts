import { formatNumber } from '@/shared/lib/moneda'
import type { Banda, Borde, Tarifa } from './tarifa'

type Limites = Pick<Banda, 'desde' | 'hasta'>
type Tabla = Pick<Tarifa, 'bandas' | 'borde' | 'unidad'>

/**
 * Whether a quantity falls between the bounds. `borde` says which of two bands has the bound that they share:
 *
 *     cabeEn({ desde: 0, hasta: 500 }, 'TERMINA', 500)  // true: 500 is in «hasta 500»
 *     cabeEn({ desde: 0, hasta: 500 }, 'EMPIEZA', 500)  // false: 500 is in «desde 500»
 */
export function cabeEn({ desde, hasta = Number.POSITIVE_INFINITY }: Limites, borde: Borde, cantidad: number) {
  return borde === 'TERMINA' ? desde < cantidad && cantidad <= hasta : desde <= cantidad && cantidad < hasta
}

/** The band of a quantity; undefined where the table has none. */
export const bandaDe = ({ bandas, borde }: Tabla, cantidad: number): Banda | undefined =>
  bandas.find((banda) => cabeEn(banda, borde, cantidad))

/** `más de 500 hasta 1.500 personas`; empty for a band without bounds. */
export function bandaText({ desde, hasta }: Limites, borde: Borde, unidad: string): string {
  const from = formatNumber(desde)
  const to = hasta === undefined ? '' : formatNumber(hasta)
  const parts =
    borde === 'TERMINA'
      ? [desde > 0 && `más de ${from}`, to && `hasta ${to}`]
      : [desde > 0 && `desde ${from}`, to && `menos de ${to}`]
  const said = parts.filter(Boolean).join(borde === 'TERMINA' ? ' ' : ' y ')
  return said && [said, unidad].filter(Boolean).join(' ')
}

/** What is wrong with a table. `grave`: some quantity would cost nothing or two amounts, so it isn't saved. */
export type Falla = { sentence: string; grave: boolean }

const grave = (sentence: string): Falla => ({ sentence, grave: true })
const suave = (sentence: string): Falla => ({ sentence, grave: false })

const isAmount = (value: number | undefined): boolean =>
  value === undefined || (Number.isInteger(value) && value >= 0)

function fallaDe(banda: Banda, borde: Borde, unidad: string): Falla[] {
  const { desde, hasta, centavos, sbu } = banda
  const name = bandaText(banda, borde, unidad)
  const of = name ? ` de la banda «${name}»` : ''
  if (!(desde >= 0)) return [grave('Una banda no puede empezar por debajo de 0.')]
  if (hasta !== undefined && !(hasta > desde))
    return [grave(`La banda que empieza en ${formatNumber(desde)} termina antes de empezar.`)]
  if (centavos === undefined && sbu === undefined) return [grave(`Falta el valor${of}.`)]
  if (centavos !== undefined && sbu !== undefined)
    return [grave(`El valor${of} va en dólares o en porcentaje del salario, no en los dos.`)]
  return isAmount(centavos) && isAmount(sbu) ? [] : [grave(`El valor${of} no se puede leer.`)]
}

/** What lies between two bands that follow each other: a gap, an overlap, or nothing. */
function entre(before: Banda, after: Banda, borde: Borde, unidad: string): Falla[] {
  const end = before.hasta ?? Number.POSITIVE_INFINITY
  if (end === after.desde) return []
  const name = (desde: number, hasta: number | undefined) => bandaText({ desde, hasta }, borde, unidad)
  if (end < after.desde)
    return [
      grave(
        `Falta una banda: ${name(end, after.desde)} no tiene valor. Cada banda empieza con el número en que termina la anterior.`,
      ),
    ]
  const both = Math.min(end, after.hasta ?? Number.POSITIVE_INFINITY)
  return [
    grave(`Dos bandas cobran lo mismo: ${name(after.desde, Number.isFinite(both) ? both : undefined)}.`),
  ]
}

/** Gaps and overlaps of a table by name, in the order of the bands, and what it leaves out below and above. */
export function fallasDe({ bandas, borde, unidad }: Tabla): Falla[] {
  const sorted = [...bandas].sort((a, b) => a.desde - b.desde)
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last) return [grave('Escriba al menos un valor.')]
  const own = sorted.flatMap((banda) => fallaDe(banda, borde, unidad))
  if (own.length > 0) return own
  const begin = first.desde > 0 && bandaText({ desde: 0, hasta: first.desde }, borde, unidad)
  const end = last.hasta !== undefined && bandaText({ desde: last.hasta, hasta: undefined }, borde, unidad)
  return [
    ...(begin ? [suave(`No hay valor para ${begin}.`)] : []),
    ...sorted.slice(1).flatMap((after, n) => entre(sorted[n] ?? first, after, borde, unidad)),
    ...(end ? [suave(`No hay valor para ${end}.`)] : []),
  ]
}
