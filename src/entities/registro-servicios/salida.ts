import { toDay, toTime } from '@/shared/lib/fecha'
import { diaBeside, type Hora, tiemposAfter } from './horas'
import { DIA_DE } from './parte/dias'
import { noAplica, TOMA_DE, type Toma, tomaOf } from './parte/tomas'
import type { RegistroServicio } from './registro'

/** The times of a call as the cab calls them, in their order. */
export const HORAS_SALIDA: readonly (readonly [Hora, label: string])[] = [
  ['horaInicio', 'Aviso'],
  ['salida', 'Salida'],
  ['llegada', 'Llegada'],
  ['controlado', 'Controlado'],
  ['horaFin', 'Cuartel'],
]

type ConHoras = Partial<Pick<RegistroServicio, Hora | (typeof TOMA_DE)[Hora]>>

/** The time that comes next: after the last one that somebody took, the first that this run has. Undefined after the return. */
export function nextHora(registro: ConHoras): Hora | undefined {
  const last = HORAS_SALIDA.findLastIndex(([hora]) => registro[hora])
  return HORAS_SALIDA.slice(last + 1).find(([hora]) => !noAplica(registro, hora))?.[0]
}

/**
 * Notes an `HH:mm`, or takes it away with '', with its day and the response and total times that follow from it. `hoy` is
 * the day of the tap, `YYYY-MM-DD`.
 */
export const withHora =
  (hora: Hora, time: string, toma: Toma, hoy: string) =>
  (registro: RegistroServicio): Partial<RegistroServicio> => {
    const dia =
      hora === 'horaInicio' ? {} : { [DIA_DE[hora]]: diaBeside(registro, hora, time, toma, hoy) || undefined }
    const { tiempoRespuesta, tiempoTotal } = registro
    const written = { tiempoRespuesta, tiempoTotal }
    const follows = tiemposAfter(registro, { ...registro, ...dia, [hora]: time }, written)
    return {
      [hora]: hora === 'horaInicio' || hora === 'horaFin' ? time : time || undefined,
      [TOMA_DE[hora]]: tomaOf(time, toma),
      ...dia,
      ...written,
      ...Object.fromEntries(Object.entries(follows).map(([field, minutes]) => [field, minutes ?? undefined])),
    }
  }

/** The state of a call that is over, with the return at this moment unless somebody noted it. */
export const ended =
  (now: Date) =>
  (registro: RegistroServicio): Partial<RegistroServicio> => ({
    ...(registro.horaFin ? {} : withHora('horaFin', toTime(now), 'BOTON', toDay(now))(registro)),
    estado: 'COMPLETADO',
  })
