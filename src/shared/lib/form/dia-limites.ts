import { addDays, isDay } from '@/shared/lib/dias'
import { formatDay } from '@/shared/lib/fecha'

/**
 * What a date is of, which says between which days it can lie: what happened and is noted (`SUCESO`), what may have begun
 * long before the brigade's records (`ORIGEN`: a person's entry, a good's), what is planned (`PLAN`), or until when
 * something holds (`VIGENCIA`).
 */
export type TipoDeDia = 'SUCESO' | 'ORIGEN' | 'PLAN' | 'VIGENCIA'

/** The first year of each, and how many days after today the last day is: another clock may be a day ahead. */
const LIMITES: Readonly<Record<TipoDeDia, readonly [year: number, days: number]>> = {
  SUCESO: [1950, 1],
  ORIGEN: [1850, 366],
  PLAN: [1950, 5 * 366],
  VIGENCIA: [1950, 50 * 366],
}

/** The first and the last `YYYY-MM-DD` day that such a date can be, on the day `hoy`. */
export function limitesDe(tipo: TipoDeDia, hoy: string): readonly [desde: string, hasta: string] {
  const [year, days] = LIMITES[tipo]
  return [`${year}-01-01`, addDays(hoy, days)]
}

/** `right` is the same day in the year that was meant, where only its two last figures were typed. */
type DiaFault = { sentence: string; right?: string }

/**
 * What is wrong with a typed date, on the day `hoy`; undefined where nothing is, or nothing was typed. A browser's field
 * takes 26 for the year 26, and a record with it would be the oldest for ever. Pure.
 */
export function diaFault(day: string, tipo: TipoDeDia, hoy: string): DiaFault | undefined {
  if (day === '') return undefined
  const [desde, hasta] = limitesDe(tipo, hoy)
  const isWithin = (one: string) => isDay(one) && one >= desde && one <= hasta
  if (isWithin(day)) return undefined
  const [, short, rest = ''] = /^00(\d\d)(-\d\d-\d\d)$/.exec(day) ?? []
  const right = short && [`20${short}${rest}`, `19${short}${rest}`].find(isWithin)
  if (right)
    return { sentence: `El año quedó en ${Number(short)}. ¿Quiso decir ${right.slice(0, 4)}?`, right }
  if (!isDay(day)) return { sentence: 'Revise el año: lleva cuatro cifras, como 2026.' }
  if (day < desde) return { sentence: `Revise el año: no puede ser antes de ${desde.slice(0, 4)}.` }
  return {
    sentence:
      tipo === 'SUCESO'
        ? `Ese día todavía no llega. Hoy es ${formatDay(hoy)}.`
        : `Revise el año: no puede ser después del ${formatDay(hasta)}.`,
  }
}
