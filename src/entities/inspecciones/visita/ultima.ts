import { addDays } from '@/shared/lib/dias'
import { byCode } from '@/shared/lib/text'
import { isOver, type Resultado, type Visita } from './visita'

let known = { hoy: '', latest: '' }

/** Tomorrow of `hoy`, worked out once: it is asked of every premises and every visit of a phone. */
function latestOf(hoy: string): string {
  if (known.hoy !== hoy) known = { hoy, latest: addDays(hoy, 1) }
  return known.latest
}

/**
 * Whether a clock that was ahead made it: its day is after tomorrow. It would hide whatever is seen until then, so it counts for
 * nothing until somebody writes its day. Both days are `YYYY-MM-DD`.
 */
export const esAdelantada = ({ dia }: { dia: string }, hoy: string): boolean => dia > latestOf(hoy)

/** Visits and papers without those that a clock ahead made; a visit that runs gets its day when it ends. */
export function hechas<T extends { dia: string; numero?: string } & Partial<Pick<Visita, 'resultado'>>>(
  list: readonly T[],
  hoy: string,
): T[] {
  const latest = latestOf(hoy)
  return list.filter((one) => one.dia <= latest || (one.numero === undefined && !isOver(one)))
}

/** The first to end comes last; one that runs comes first. Of two that one phone ended in a minute the id of the second is longer. */
const byEnd = (a: Visita, b: Visita) =>
  byCode(b.dia, a.dia) ||
  Number(isOver(a)) - Number(isOver(b)) ||
  byCode(b.fin ?? '', a.fin ?? '') ||
  byCode(b.id, a.id)

/** Those of a premises, the newest first. */
export const visitasDe = (visitas: readonly Visita[], localId: string): Visita[] =>
  visitas.filter(({ local }) => local === localId).sort(byEnd)

/** Those of which no other one looked at the failures again: that one counts, also where its phone's clock went back meanwhile. */
function sinRevisar(list: readonly Visita[]): Visita[] {
  const again = new Set(list.filter(isOver).map(({ anterior }) => anterior))
  const standing = list.filter(({ id }) => !again.has(id))
  return standing.length > 0 ? standing : [...list]
}

/**
 * How the last visit of a premises ended by `hoy` (`YYYY-MM-DD`). Of several of one day the last to end counts, unless one of which it didn't know says
 * that something fails: that holds until somebody looked at both. One that runs is pending. Undefined without any. Pure.
 */
export function ultimaVisita(
  visitas: readonly Visita[],
  localId: string,
  hoy: string,
): { dia: string; resultado: Resultado; id: string } | undefined {
  const list = sinRevisar(visitasDe(hechas(visitas, hoy), localId))
  const last = list.find(isOver)
  const [first] = list
  if (!first) return undefined
  if (!last?.resultado || last.dia < first.dia)
    return { dia: first.dia, resultado: 'PENDIENTE', id: first.id }
  const knew = new Set([last.id, last.anterior, ...(last.juntas ?? [])])
  const contrary = list.find(
    ({ dia, id, resultado }) => dia === last.dia && resultado === 'NO_CUMPLE' && !knew.has(id),
  )
  const { dia, id, resultado } = contrary ?? last
  return { dia, id, resultado: resultado || 'PENDIENTE' }
}

export const RESULTADO_LABELS: Readonly<Record<Resultado, string>> = {
  APROBADO: 'Aprobado',
  NO_CUMPLE: 'No cumple',
  PENDIENTE: 'Pendiente',
}
