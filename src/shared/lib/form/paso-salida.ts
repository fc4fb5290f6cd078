/** The times of a run that a phone notes with a tap; the aviso is the call's own. */
export const HORAS_DE_PASO = ['salida', 'llegada', 'controlado', 'horaFin'] as const

export type HoraDePaso = (typeof HORAS_DE_PASO)[number]

/**
 * What whoever drives tells of a run from their own phone: a time, which is that of the tap, or that it was a slip; that a
 * vehicle went or didn't, with what its odometer shows, in kilometres; that the run is over.
 */
export type Paso =
  | { hace: 'HORA'; hora: HoraDePaso; quita: boolean }
  | { hace: 'VEHICULO'; nombre: string; va: boolean; kmSalida: number | null; kmRegreso: number | null }
  | { hace: 'TERMINAR' }

/** What a tap is about: a later one of the same takes its place. */
export function campoDe(paso: Paso): string {
  if (paso.hace === 'HORA') return `hora:${paso.hora}`
  return paso.hace === 'VEHICULO' ? `vehiculo:${paso.nombre}` : 'terminar'
}
