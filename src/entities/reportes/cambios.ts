import { canonical } from '@/shared/lib/canonical'
import type { Cambios, Reporte } from './reporte'

export type Grupo = keyof Cambios
/** The fields that travel in a packet; the others stay between the station and its central. */
export type Campo = Exclude<
  keyof Reporte,
  | 'id'
  | 'fechaCreacion'
  | 'fechaActualizacion'
  | 'fechaCentral'
  | 'cambios'
  | 'infundado'
  | 'silenciado'
  | 'asignado'
  | 'nota'
  | 'entregada'
  | 'fotoCierre'
  | 'olvidar'
>

/** Groups of fields that are edited together: when two phones merge, a whole group wins or loses. */
export const GRUPOS = {
  contenido: ['titulo', 'descripcion', 'categoria', 'ubicacion', 'punto', 'autor'],
  imagenes: ['imagenes'],
  atencion: ['estado', 'prioridad', 'respuesta', 'administrador', 'duplicadoDe'],
} as const satisfies Record<Grupo, readonly Campo[]>

export const GRUPO_NAMES = Object.keys(GRUPOS) as Grupo[]

/** The values of one group, as one comparable text. */
export const groupText = (report: Reporte, grupo: Grupo): string =>
  canonical(GRUPOS[grupo].map((campo) => report[campo] ?? null))

/** The ISO instant of the last change of each group; reports stored before `cambios` existed use their dates. */
export function cambiosOf({ cambios, fechaCreacion, fechaActualizacion }: Reporte): Cambios {
  return cambios ?? { contenido: fechaCreacion, imagenes: fechaCreacion, atencion: fechaActualizacion }
}

/** `now`, or an instant just after `before` when this phone's clock is behind the one that wrote it. */
function after(before: string, now: string): string {
  const ms = Date.parse(before)
  return ms >= Date.parse(now) ? new Date(ms + 1).toISOString() : now
}

/**
 * The fields that every update refreshes (spec §4): fechaActualizacion, and the instant of each group that changed. An
 * import brings its own instants and keeps them: otherwise each phone would take the same change for a newer one.
 */
export function touchReporte(next: Reporte, before: Reporte, now = new Date().toISOString()) {
  if (canonical(next.cambios) !== canonical(before.cambios)) return {}
  const cambios = { ...cambiosOf(before) }
  // The photo is in no group, because a packet without it would take it away; but a new one is a new answer.
  for (const grupo of GRUPO_NAMES)
    if (
      groupText(next, grupo) !== groupText(before, grupo) ||
      (grupo === 'atencion' && next.fotoCierre !== before.fotoCierre)
    )
      cambios[grupo] = after(cambios[grupo], now)
  return { fechaActualizacion: now, cambios }
}
