import { toYear } from '@/shared/lib/fecha'
import type { Partida } from './partida'

/** The year of lines that were written before lines had one: a constant, so that every device says the same. */
const EJERCICIO_SIN_DECIR = 2026

type OfYear = Pick<Partida, 'ejercicio'>

/** The fiscal year of a line, such as 2026. */
export const ejercicioOf = ({ ejercicio }: OfYear): number => ejercicio ?? EJERCICIO_SIN_DECIR

/** The fiscal years that have lines, the newest first. */
export const ejerciciosOf = (lines: readonly OfYear[]): number[] =>
  [...new Set(lines.map(ejercicioOf))].sort((a, b) => b - a)

/** The year that is meant where nobody says one: that of `today`, or else the newest that has lines. */
export function ejercicioActual(lines: readonly OfYear[], today: Date): number {
  const years = ejerciciosOf(lines)
  const current = toYear(today)
  return years.includes(current) ? current : (years[0] ?? current)
}

/** A year that isn't the current one, as words after a figure's name; of the current one nothing needs saying. */
export const deEjercicio = (ejercicio: number, today: Date): string =>
  ejercicio === toYear(today) ? '' : ` del ejercicio ${ejercicio}`

/** The lines of one fiscal year, in their order. */
export const delEjercicio = <T extends OfYear>(lines: readonly T[], ejercicio: number): T[] =>
  lines.filter((line) => ejercicioOf(line) === ejercicio)
