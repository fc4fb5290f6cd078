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

/**
 * Whoever is in two shifts at once, or has less than 8 h between two. Said and not forbidden: a volunteer may take a
 * night and the day after it. `turnos` are those of `withPeople`, by time.
 */
export function clashesOf(turnos: readonly TurnoConGente[]): Clash[] {
  const before = new Map<string, Turno[]>()
  return turnos.flatMap((second) =>
    second.gente.flatMap(({ personalId, nombre }) => {
      const earlier = before.get(personalId) ?? []
      before.set(personalId, [...earlier, second])
      return earlier.flatMap((first): Clash[] => {
        const gap = lapso(second).desde - lapso(first).hasta
        // Of one without readable times nobody knows.
        if (!(gap < REST_HOURS * HOUR_MS)) return []
        return [{ personalId, nombre, first, second, rest: gap < 0 ? null : gap }]
      })
    }),
  )
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
