import { addDays, weekday } from '@/shared/lib/dias'

/** A `YYYY-MM-DD` day on which nobody has to work, and what it is called. */
export type Descanso = { dia: string; nombre: string }

/**
 * What a brigade says of one day beside the law: a holiday of its canton or of a decree, or, with `fuera`, that a day
 * which the law or an earlier list names is none.
 */
export type FeriadoPropio = Descanso & { fuera?: boolean | undefined }

export const FUENTE_FERIADOS =
  'Los nacionales siguen la ley de feriados de 2016, con los traslados que manda. Un decreto puede agregar o mover días, y cada cantón tiene el suyo: anótelos aquí.'

/** By the weekday of the date, Monday first: how many days later the rest is. New Year and Christmas move off weekends only. */
const QUIETO = [0, 0, 0, 0, 0, -1, 1]
const MOVIL = [0, -1, 2, 1, 0, -1, 1]
/** The second and the third of November are one holiday of two days, by the weekday of the second. */
const DIFUNTOS = [0, 0, 2, 0, 0, -1, 2]
const CUENCA = [0, -2, 0, 0, -2, 1, 0]

const DE_FECHA: readonly (readonly [date: string, nombre: string, moves: readonly number[], by?: string])[] =
  [
    ['01-01', 'Año Nuevo', QUIETO],
    ['05-01', 'Día del Trabajo', MOVIL],
    ['05-24', 'Batalla de Pichincha', MOVIL],
    ['08-10', 'Primer Grito de Independencia', MOVIL],
    ['10-09', 'Independencia de Guayaquil', MOVIL],
    ['11-02', 'Día de los Difuntos', DIFUNTOS],
    ['11-03', 'Independencia de Cuenca', CUENCA, '11-02'],
    ['12-25', 'Navidad', QUIETO],
  ]

/** Days before or after Easter Sunday. */
const DE_PASCUA = [
  [-48, 'Carnaval'],
  [-47, 'Carnaval'],
  [-2, 'Viernes Santo'],
] as const

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Jones and Butcher). */
function pascua(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const n = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return `${year}-${String(Math.floor(n / 31)).padStart(2, '0')}-${String((n % 31) + 1).padStart(2, '0')}`
}

const byDay = (a: Descanso, b: Descanso) => (a.dia < b.dia ? -1 : 1)

/**
 * The national days of rest that fall to a year's dates, in their order, where the law puts them: a Tuesday's on the
 * Monday before, a Wednesday's or Thursday's on the Friday after, a weekend's beside it. The New Year's of a Saturday
 * is rested in December. By the law of December 2016, second-hand (notimundo.com.ec); decrees are the brigade's to add.
 */
export const nacionalesDe = (year: number): Descanso[] =>
  [
    ...DE_FECHA.map(([date, nombre, moves, by = date]) => ({
      dia: addDays(`${year}-${date}`, moves[weekday(`${year}-${by}`) - 1] ?? 0),
      nombre,
    })),
    ...DE_PASCUA.map(([days, nombre]) => ({ dia: addDays(pascua(year), days), nombre })),
  ].sort(byDay)

/** The law is of December 2016; nothing that is planned here lies after the last. */
const [FIRST_YEAR, LAST_YEAR] = [2017, 2050]

const NACIONALES: readonly Descanso[] = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, n) =>
  nacionalesDe(FIRST_YEAR + n),
).flat()

/** What a screen shows of a day: `propio` where the brigade said it, `fuera` where it said that it is none. */
export type FeriadoDicho = Descanso & { propio: boolean; fuera: boolean }

/**
 * Every day that is a holiday or was said to be none, in order: the law's, those that the brigade noted in the catalogue of
 * transparency before there was a list of them (`anotados`), and its own word over both.
 */
export function feriadosDichos(
  propios: readonly FeriadoPropio[],
  anotados: readonly string[],
): FeriadoDicho[] {
  const days = new Map<string, FeriadoDicho>()
  for (const dia of anotados) days.set(dia, { dia, nombre: 'Feriado anotado', propio: true, fuera: false })
  for (const one of NACIONALES) days.set(one.dia, { ...one, propio: false, fuera: false })
  for (const { dia, nombre, fuera = false } of propios)
    days.set(dia, { dia, nombre: nombre || (days.get(dia)?.nombre ?? 'Feriado'), propio: true, fuera })
  return [...days.values()].sort(byDay)
}

/** The days on which nobody has to work, `YYYY-MM-DD`, in order. */
export const feriadosDe = (propios: readonly FeriadoPropio[], anotados: readonly string[]): string[] =>
  feriadosDichos(propios, anotados).flatMap(({ dia, fuera }) => (fuera ? [] : [dia]))
