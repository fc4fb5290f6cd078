import { type Campo, cambiosOf } from '@/entities/reportes/cambios'
import type { Reporte } from '@/entities/reportes/reporte'
import { canonical } from '@/shared/lib/canonical'
import { type Lost, mergeFor, mergeReporte } from './merge'
import type { Clase } from './schema'

/** A field in which stored and incoming differ, and which of the two stays. */
export type Difference = { campo: Campo; stored: unknown; incoming: unknown; stays: 'stored' | 'incoming' }

/**
 * `known`: importing changes nothing, and any differences are older values that lose. `report` is what the list would
 * hold afterwards.
 */
export type Preview =
  | { kind: 'new'; report: Reporte }
  | { kind: 'known' | 'changed'; report: Reporte; stored: Reporte; differences: Difference[] }

function differenceOf({ campo, kept, lost }: Lost, stored: Reporte): Difference {
  return canonical(stored[campo]) === canonical(kept)
    ? { campo, stored: kept, incoming: lost, stays: 'stored' }
    : { campo, stored: lost, incoming: kept, stays: 'incoming' }
}

/** What an import would do, one entry for each report in the order of arrival. Nothing is changed. */
export function preview(list: readonly Reporte[], incoming: readonly Reporte[], clase: Clase): Preview[] {
  const merge = mergeFor(clase)
  const stored = new Map(list.map((report) => [report.id, report]))
  const arrived = new Map<string, Reporte>()
  for (const report of incoming) {
    const twin = arrived.get(report.id)
    arrived.set(report.id, twin ? mergeReporte(twin, report).report : report)
  }
  return [...arrived.values()].map((report) => {
    const mine = stored.get(report.id)
    if (!mine) return { kind: 'new', report }
    const merged = merge(mine, report)
    const stayedBehind = cambiosOf(report).imagenes === ''
    const differences = merged.lost
      .filter(({ campo }) => !(stayedBehind && campo === 'imagenes'))
      .map((lost) => differenceOf(lost, mine))
    const kind = differences.some(({ stays }) => stays === 'incoming') ? 'changed' : 'known'
    return { kind, report: merged.report, stored: mine, differences }
  })
}

/** Names every field, because an update leaves the fields that it doesn't name as they were. */
const whole = (report: Reporte): Reporte => ({
  ubicacion: undefined,
  punto: undefined,
  duplicadoDe: undefined,
  ...report,
  cambios: cambiosOf(report),
})

/**
 * The writes to make once the person agrees: `fresh` under their own ids, `updates` over the stored reports. A known
 * report is among the updates when only its instants advanced.
 */
export function writesOf(entries: readonly Preview[]): { fresh: Reporte[]; updates: Reporte[] } {
  return {
    fresh: entries.flatMap((entry) => (entry.kind === 'new' ? [entry.report] : [])),
    updates: entries.flatMap((entry) =>
      entry.kind !== 'new' && canonical(entry.report) !== canonical(entry.stored)
        ? [whole(entry.report)]
        : [],
    ),
  }
}
