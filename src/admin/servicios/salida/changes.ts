import { valuesOf, withTimes } from '@/admin/servicios/registro-values'
import type { Hora } from '@/entities/registro-servicios/horas'
import { noAplica, TOMA_DE, type Toma, tomaOf } from '@/entities/registro-servicios/parte/tomas'
import type { RegistroServicio } from '@/entities/registro-servicios/registro'

type Change = (registro: RegistroServicio) => Partial<RegistroServicio>

/** The times of a call as the cab calls them, in their order. */
export const HORAS_SALIDA: readonly (readonly [Hora, label: string])[] = [
  ['horaInicio', 'Aviso'],
  ['salida', 'Salida'],
  ['llegada', 'Llegada'],
  ['controlado', 'Controlado'],
  ['horaFin', 'Cuartel'],
]

/** The time that comes next: after the last one that somebody took, the first that this run has. Undefined after the return. */
export function nextHora(registro: RegistroServicio): Hora | undefined {
  const last = HORAS_SALIDA.findLastIndex(([hora]) => registro[hora])
  return HORAS_SALIDA.slice(last + 1).find(([hora]) => !noAplica(registro, hora))?.[0]
}

/** Notes an `HH:mm`, or takes it away with '', with the response and total times that follow from it. */
export const withHora =
  (hora: Hora, time: string, toma: Toma): Change =>
  (registro) => {
    const changes = withTimes(valuesOf(registro, registro.fecha), { [hora]: time })
    const { tiempoRespuesta = registro.tiempoRespuesta, tiempoTotal = registro.tiempoTotal } = changes
    const minutes = (value: number | string | null | undefined) =>
      typeof value === 'number' ? value : undefined
    const kept = hora === 'horaInicio' || hora === 'horaFin' ? time : time || undefined
    return {
      [hora]: kept,
      [TOMA_DE[hora]]: tomaOf(time, toma),
      tiempoRespuesta: minutes(tiempoRespuesta),
      tiempoTotal: minutes(tiempoTotal),
    }
  }

/** The state of a call that is over, with the return at `now`, an `HH:mm`, unless somebody noted it. */
export const ended =
  (now: string): Change =>
  (registro) => ({
    ...(registro.horaFin ? {} : withHora('horaFin', now, 'BOTON')(registro)),
    estado: 'COMPLETADO',
  })

/** A line more in the observations, with its time. */
export const withNota =
  (now: string, text: string): Change =>
  ({ observaciones }) => ({ observaciones: [observaciones, `${now} ${text}`].filter(Boolean).join('\n') })

/** The vehicles that went, by their names; what was noted of one that stays is kept. */
const withVehiculos =
  (before: readonly string[], after: readonly string[]): Change =>
  ({ vehiculos = [] }) => {
    const gone = before.filter((nombre) => !after.includes(nombre))
    const kept = vehiculos.filter(({ nombre }) => !gone.includes(nombre))
    const come = after.filter((nombre) => !kept.some((one) => one.nombre === nombre))
    const all = [...kept, ...come.map((nombre) => ({ nombre }))]
    return { vehiculos: all.length > 0 ? all : undefined }
  }

export type Lista = 'personalAsignado' | 'fotos' | 'vehiculos'

/** What the cab shows of one of the lists. */
export const listaOf = (registro: RegistroServicio, lista: Lista): string[] =>
  lista === 'vehiculos' ? (registro.vehiculos ?? []).map(({ nombre }) => nombre) : (registro[lista] ?? [])

/** Adds to one of the lists and takes away from it; what another tab added meanwhile stays. */
export function withLista(lista: Lista, before: readonly string[], after: readonly string[]): Change {
  if (lista === 'vehiculos') return withVehiculos(before, after)
  return (registro) => {
    const gone = before.filter((one) => !after.includes(one))
    const all = [...new Set([...(registro[lista] ?? []), ...after])].filter((one) => !gone.includes(one))
    return { [lista]: lista === 'fotos' && all.length === 0 ? undefined : all }
  }
}
