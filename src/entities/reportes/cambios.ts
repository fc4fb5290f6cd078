import { canonical } from '@/shared/lib/canonical'
import type { Cambios, Reporte } from './reporte'

export type Grupo = keyof Cambios
export type Campo = Exclude<keyof Reporte, 'id' | 'fechaCreacion' | 'fechaActualizacion' | 'cambios'>

/** Fields that are written together and so win or lose together when two phones meet. */
export const GRUPOS = {
  contenido: ['titulo', 'descripcion', 'categoria', 'ubicacion', 'punto', 'autor'],
  imagenes: ['imagenes'],
  atencion: ['estado', 'prioridad', 'respuesta', 'administrador', 'duplicadoDe'],
} as const satisfies Record<Grupo, readonly Campo[]>

export const GRUPO_NAMES = Object.keys(GRUPOS) as Grupo[]

/** The values of one group, as one comparable text. */
export const groupText = (report: Reporte, grupo: Grupo): string =>
  canonical(GRUPOS[grupo].map((campo) => report[campo] ?? null))

/** ISO instants at which each group was last changed; reports from before `cambios` existed fall back. */
export function cambiosOf({ cambios, fechaCreacion, fechaActualizacion }: Reporte): Cambios {
  return cambios ?? { contenido: fechaCreacion, imagenes: fechaCreacion, atencion: fechaActualizacion }
}

/** Later than `before` even where this phone's clock is behind the one that wrote it. */
function after(before: string, now: string): string {
  const ms = Date.parse(before)
  return ms >= Date.parse(now) ? new Date(ms + 1).toISOString() : now
}

/**
 * What every update refreshes (spec §4): fechaActualizacion, and the instant of each group that changed. An
 * import brings instants of its own and keeps them, or the same news would look new on every phone it visits.
 */
export function touchReporte(next: Reporte, before: Reporte, now = new Date().toISOString()) {
  if (canonical(next.cambios) !== canonical(before.cambios)) return {}
  const cambios = { ...cambiosOf(before) }
  for (const grupo of GRUPO_NAMES)
    if (groupText(next, grupo) !== groupText(before, grupo)) cambios[grupo] = after(cambios[grupo], now)
  return { fechaActualizacion: now, cambios }
}
