import {
  type Campo,
  cambiosOf,
  GRUPO_NAMES,
  GRUPOS,
  type Grupo,
  groupText,
} from '@/entities/reportes/cambios'
import type { Cambios, Reporte } from '@/entities/reportes/reporte'
import { canonical } from '@/shared/lib/canonical'
import { byCode } from '@/shared/lib/text'
import type { Clase } from './schema'

/** A field in which two versions differ: `kept` won, and `lost` is shown to the person instead of vanishing. */
export type Lost = { campo: Campo; kept: unknown; lost: unknown }
export type Merged = { report: Reporte; lost: Lost[] }

const ms = (instant: string) => Date.parse(instant) || Number.NEGATIVE_INFINITY

/** Orders two texts by length, then by letters: the longer one is the greater. */
const byFullness = (a: string, b: string) => a.length - b.length || byCode(a, b)

/** Orders two instants by time, then as text, so that only equal texts count as equal. */
const byInstant = (a: string, b: string) => Math.sign(ms(a) - ms(b)) || byFullness(a, b)

const later = (a: string, b: string) => (byInstant(a, b) >= 0 ? a : b)
const earlier = (a: string, b: string) => (byInstant(a, b) <= 0 ? a : b)

/** Keeps the fields that this version doesn't know; if both reports have one, the longer value wins. */
function mergeUnknown(a: Reporte, b: Reporte): Reporte {
  const merged: Record<string, unknown> = { ...a }
  for (const [field, value] of Object.entries(b))
    if (merged[field] === undefined || byFullness(canonical(merged[field]), canonical(value)) < 0)
      merged[field] = value
  return merged as Reporte
}

function winner(grupo: Grupo, a: Reporte, b: Reporte): [won: Reporte, lost: Reporte] {
  const order =
    byInstant(cambiosOf(a)[grupo], cambiosOf(b)[grupo]) ||
    byFullness(groupText(a, grupo), groupText(b, grupo))
  return order >= 0 ? [a, b] : [b, a]
}

function take(report: Reporte, from: Reporte, campo: Campo): void {
  if (from[campo] === undefined) delete report[campo]
  else Object.assign(report, { [campo]: from[campo] })
}

/** Keeps the instants only if one of the versions had them or the dates alone would not say the same. */
function settle({ cambios: _, ...rest }: Reporte, cambios: Cambios, explicit: boolean): Reporte {
  return explicit || canonical(cambiosOf(rest)) !== canonical(cambios) ? { ...rest, cambios } : rest
}

/**
 * Merges two versions of one report. For each group the later change wins, and at the same instant the longer values.
 * Commutative, associative and idempotent: the order in which phones meet makes no difference.
 */
export function mergeReporte(a: Reporte, b: Reporte): Merged {
  const report = mergeUnknown(a, b)
  report.fechaCreacion = earlier(a.fechaCreacion, b.fechaCreacion)
  report.fechaActualizacion = later(a.fechaActualizacion, b.fechaActualizacion)
  const cambios = { contenido: '', imagenes: '', atencion: '' }
  const lost: Lost[] = []
  for (const grupo of GRUPO_NAMES) {
    const [won, other] = winner(grupo, a, b)
    cambios[grupo] = cambiosOf(won)[grupo]
    for (const campo of GRUPOS[grupo]) {
      take(report, won, campo)
      if (canonical(won[campo]) !== canonical(other[campo]))
        lost.push({ campo, kept: won[campo], lost: other[campo] })
    }
  }
  return { report: settle(report, cambios, Boolean(a.cambios || b.cambios)), lost }
}

/** True once the station has begun to triage or answer it. */
export const isAttended = (report: Reporte): boolean =>
  report.estado !== 'PENDIENTE' ||
  report.prioridad !== 'MEDIA' ||
  Boolean(
    report.respuesta ||
      report.administrador ||
      report.duplicadoDe ||
      report.infundado ||
      report.asignado ||
      report.fotoCierre,
  )

/**
 * What a citizen's packet may change in a report that the station holds. It never changes triage. Its text may change
 * until the station begins to attend the report; then it stays, because the answer refers to it. Photos are still taken
 * after that if the first packet came without them.
 */
export function mergeCitizen(stored: Reporte, incoming: Reporte): Merged {
  const mine = cambiosOf(stored)
  const cambios = { ...cambiosOf(incoming) }
  const allowed = { ...incoming }
  const lost: Lost[] = []
  const frozen = (grupo: Grupo) =>
    grupo === 'atencion' || (isAttended(stored) && (grupo === 'contenido' || mine.imagenes !== ''))
  for (const grupo of GRUPO_NAMES.filter(frozen)) {
    cambios[grupo] = mine[grupo]
    for (const campo of GRUPOS[grupo]) {
      // A citizen's phone has no triage, so none is lost.
      if (grupo !== 'atencion' && canonical(stored[campo]) !== canonical(incoming[campo]))
        lost.push({ campo, kept: stored[campo], lost: incoming[campo] })
      take(allowed, stored, campo)
    }
  }
  if (isAttended(stored)) allowed.fechaActualizacion = stored.fechaActualizacion
  const merged = mergeReporte(stored, { ...allowed, cambios })
  const explicit = Boolean(stored.cambios || incoming.cambios)
  return {
    report: settle(merged.report, cambiosOf(merged.report), explicit),
    lost: [...lost, ...merged.lost],
  }
}

/** The merge for a kind of packet. */
export const mergeFor = (clase: Clase) => (clase === 'ciudadano' ? mergeCitizen : mergeReporte)
