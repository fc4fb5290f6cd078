import { daysBetween } from '@/shared/lib/dias'
import { FUNCIONES, type Funcion } from '@/shared/lib/funciones'
import { byCode } from '@/shared/lib/text'
import { funcionesEn } from './parte/tripulacion'
import type { RegistroServicio } from './registro'
import { DAY_MINUTES, minutesOfDay } from './totals'

/** The fields of a service from which its people's hours follow. What happened and where is only for people who see the log. */
export type ConTripulacion = Pick<
  RegistroServicio,
  'id' | 'fecha' | 'horaInicio' | 'tipo' | 'estado' | 'tiempoTotal' | 'personalAsignado' | 'funciones'
> &
  Partial<Pick<RegistroServicio, 'descripcion' | 'direccion'>>

/** A service without anything but its day, kind, time and crew. */
export const conTripulacionOf = (registro: RegistroServicio): ConTripulacion => {
  const { id, fecha, horaInicio, tipo, estado, tiempoTotal, personalAsignado, funciones } = registro
  return {
    ...{ id, fecha, horaInicio, tipo, estado, personalAsignado },
    ...(tiempoTotal !== undefined && { tiempoTotal }),
    ...(funciones && { funciones }),
  }
}

/** A service that somebody was on, and what they were there by the parte, in the usual order. */
type Servicio = { registro: ConTripulacion; funciones: readonly Funcion[] }

/**
 * One person's part in a service: the minutes of it that count, from the aviso to the return. Null where nobody took
 * the time.
 */
export type Participacion = Servicio & { minutos: number | null }

/** When a service began, in minutes since a day that is the same for all; null where nobody took the time. */
function startOf({ fecha, horaInicio }: ConTripulacion): number | null {
  const time = minutesOfDay(horaInicio)
  const day = daysBetween('2000-01-01', fecha)
  return time === null || Number.isNaN(day) ? null : day * DAY_MINUTES + time
}

/** One person's services by time. Minutes that lie in two of them count in the one that began first. */
function counted(list: readonly Servicio[]): Participacion[] {
  let until = Number.NEGATIVE_INFINITY
  return list
    .map((servicio) => ({ ...servicio, start: startOf(servicio.registro) }))
    .sort((a, b) => byCode(a.registro.fecha, b.registro.fecha) || (a.start ?? 0) - (b.start ?? 0))
    .map(({ start, ...servicio }) => {
      const { tiempoTotal = null } = servicio.registro
      if (tiempoTotal === null || start === null) return { ...servicio, minutos: tiempoTotal }
      const end = start + tiempoTotal
      const minutos = Math.max(0, end - Math.max(start, until))
      until = Math.max(until, end)
      return { ...servicio, minutos }
    })
}

/**
 * Everybody's services, without cancelled ones; a false alarm was a service too. A service belongs to the day of its
 * aviso, also when it ends after midnight. `whoIs` says whom a name means.
 */
export function participaciones<Who>(
  list: readonly ConTripulacion[],
  whoIs: (nombre: string) => Who,
): Map<Who, Participacion[]> {
  const own = new Map<Who, Servicio[]>()
  for (const registro of list.filter(({ estado }) => estado !== 'CANCELADO')) {
    const names = registro.personalAsignado.filter((name) => name.trim())
    const people = names.map((name) => whoIs(name.trim()))
    for (const who of new Set(people)) {
      // One person may stand in the crew under two spellings, and be something under each.
      const was = names.flatMap((name, n) => (people[n] === who ? funcionesEn(registro, name) : []))
      const servicio = { registro, funciones: FUNCIONES.filter((funcion) => was.includes(funcion)) }
      const services = own.get(who)
      if (services) services.push(servicio)
      else own.set(who, [servicio])
    }
  }
  return new Map([...own].map(([who, services]) => [who, counted(services)]))
}
