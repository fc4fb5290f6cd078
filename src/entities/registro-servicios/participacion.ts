import { daysBetween } from '@/shared/lib/dias'
import { byCode } from '@/shared/lib/text'
import type { RegistroServicio } from './registro'
import { minutesOfDay } from './totals'

/**
 * One person's part in a service: the minutes of it that count, from the aviso to the return. Null where nobody took
 * the time.
 */
export type Participacion = { registro: RegistroServicio; minutos: number | null }

const DAY_MINUTES = 24 * 60

/** When a service began, in minutes since a day that is the same for all; null where nobody took the time. */
function startOf({ fecha, horaInicio }: RegistroServicio): number | null {
  const time = minutesOfDay(horaInicio)
  const day = daysBetween('2000-01-01', fecha)
  return time === null || Number.isNaN(day) ? null : day * DAY_MINUTES + time
}

/** One person's services by time. Minutes that lie in two of them count in the one that began first. */
function counted(list: readonly RegistroServicio[]): Participacion[] {
  let until = Number.NEGATIVE_INFINITY
  return list
    .map((registro) => ({ registro, start: startOf(registro) }))
    .sort((a, b) => byCode(a.registro.fecha, b.registro.fecha) || (a.start ?? 0) - (b.start ?? 0))
    .map(({ registro, start }) => {
      const { tiempoTotal = null } = registro
      if (tiempoTotal === null || start === null) return { registro, minutos: tiempoTotal }
      const end = start + tiempoTotal
      const minutos = Math.max(0, end - Math.max(start, until))
      until = Math.max(until, end)
      return { registro, minutos }
    })
}

/**
 * Everybody's services, without cancelled ones; a false alarm was a service too. A service belongs to the day of its
 * aviso, also when it ends after midnight. `whoIs` says whom a name means.
 */
export function participaciones<Who>(
  list: readonly RegistroServicio[],
  whoIs: (nombre: string) => Who,
): Map<Who, Participacion[]> {
  const own = new Map<Who, RegistroServicio[]>()
  for (const registro of list.filter(({ estado }) => estado !== 'CANCELADO')) {
    const names = registro.personalAsignado.map((name) => name.trim()).filter(Boolean)
    for (const who of new Set(names.map(whoIs))) {
      const services = own.get(who)
      if (services) services.push(registro)
      else own.set(who, [registro])
    }
  }
  return new Map([...own].map(([who, services]) => [who, counted(services)]))
}
