import { addDays, isDay } from '@/shared/lib/dias'
import type { Funcion } from '@/shared/lib/funciones'
import { enumerated } from '@/shared/lib/text'
import type { TurnoConGente } from './gente'
import { lapso, weekdayName } from './tiempo'
import type { Turno } from './turno'

const NOBODY: Record<Funcion, string> = {
  AL_MANDO: 'no hay quien esté al mando',
  CONDUCTOR: 'no hay conductor vigente',
  PARAMEDICO: 'no hay paramédico vigente',
}

/** `sábado 22:00`. */
const whenOf = ({ fecha, inicio }: Pick<Turno, 'fecha' | 'inicio'>): string =>
  `${weekdayName(fecha)} ${inicio}`

/**
 * What a shift lacks, in words: people, and functions that none of them has. One person may have several: a small crew
 * is led by who drives. `funcionesOf` says what a person can be during that shift.
 */
export function gapsOf(
  { gente, personas, funciones }: TurnoConGente,
  funcionesOf: (personalId: string) => readonly Funcion[],
): string[] {
  const missing = personas - gente.length
  const people = missing === 1 ? 'falta 1 persona' : `faltan ${missing} personas`
  const covered = new Set(gente.flatMap(({ personalId }) => funcionesOf(personalId)))
  return [
    ...(missing > 0 ? [people] : []),
    ...funciones.filter((funcion) => !covered.has(funcion)).map((funcion) => NOBODY[funcion]),
  ]
}

/** `sábado 22:00: falta 1 persona y no hay conductor vigente`; empty where nothing lacks. */
export const gapSentence = (turno: TurnoConGente, gaps: readonly string[]): string =>
  gaps.length > 0 ? `${whenOf(turno)}: ${enumerated(gaps)}` : ''

/** Less rest than this between two shifts is said. */
const REST_HOURS = 8
const HOUR_MS = 60 * 60 * 1000

/** Two shifts of one person that overlap, `rest` null, or leave so many ms between them. `first` begins first. */
export type Clash = { personalId: string; nombre: string; first: Turno; second: Turno; rest: number | null }

/** A shift lasts a day at most: what begins so many days away overlaps nothing, and leaves time to rest. */
export const NEAR_DAYS = 2

/**
 * Whoever is in one of the shown shifts and in another at once, or has less than 8 h between them. Said and not
 * forbidden: a volunteer may take a night and the day after it. `all` are those of `withPeople`, by time, at least
 * from `NEAR_DAYS` before the shown ones to as many after; others aren't judged. A shown one counts with its own people.
 */
export function clashesOf(shown: readonly TurnoConGente[], all: readonly TurnoConGente[]): Clash[] {
  const asked = new Map(shown.map((turno) => [turno.id, turno]))
  const days = shown
    .map(({ fecha }) => fecha)
    .filter(isDay)
    .sort()
  const [from, until] = [days[0], days.at(-1)]
  if (!from || !until) return []
  const [first, last] = [addDays(from, -NEAR_DAYS), addDays(until, NEAR_DAYS)]
  const near = all.filter(({ fecha }) => first <= fecha && fecha <= last)
  const before = new Map<string, Turno[]>()
  return near.flatMap((turno) => {
    const second = asked.get(turno.id) ?? turno
    const { desde } = lapso(second)
    // Of one without readable times nobody knows.
    if (Number.isNaN(desde)) return []
    return second.gente.flatMap(({ personalId, nombre }) => {
      const restless = (before.get(personalId) ?? []).filter(
        (one) => desde - lapso(one).hasta < REST_HOURS * HOUR_MS,
      )
      before.set(personalId, [...restless, second])
      return restless
        .filter((one) => asked.has(one.id) || asked.has(second.id))
        .map((one): Clash => {
          const gap = desde - lapso(one).hasta
          return { personalId, nombre, first: one, second, rest: gap < 0 ? null : gap }
        })
    })
  })
}

const restWords = (ms: number) => {
  if (ms === 0) return 'no descansa'
  const minutes = Math.round((ms % HOUR_MS) / 60_000)
  return `descansa solo ${Math.floor(ms / HOUR_MS)} h${minutes > 0 ? ` ${minutes} min` : ''}`
}

/** `está a la vez en Día (lunes 08:00) y Tarde (lunes 14:00)`. */
export function clashWords({ first, second, rest }: Clash): string {
  const [one, other] = [first, second].map((turno) => `${turno.nombre} (${whenOf(turno)})`)
  return rest === null ? `está a la vez en ${one} y ${other}` : `${restWords(rest)} entre ${one} y ${other}`
}

/** The same with the name before it. */
export const clashSentence = (clash: Clash): string => `${clash.nombre} ${clashWords(clash)}`
