import { byCode } from '@/shared/lib/text'
import { type Acta, PASOS, type Paso } from './acta'
import type { Prorroga } from './prorroga'
import { leerPuntos } from './respuestas'
import { hechas, ultimaVisita } from './ultima'
import { isOver, type Visita } from './visita'

/** A premises that has something to mend. */
export type Caso = {
  /** The last paper that was handed over, and what comes after it; none after the letter. */
  acta: Acta
  siguiente: Paso | undefined
  /** What still fails, and of it what has more time: the day until which, by point. */
  puntos: string[]
  conProrroga: ReadonlyMap<string, string>
  /** `YYYY-MM-DD`, until which somebody has to mend; '' where no term runs. */
  vence: string
}

/** The papers of a premises, the newest first. */
export const actasDe = (actas: readonly Acta[], localId: string): Acta[] =>
  actas
    .filter(({ local }) => local === localId)
    .sort(
      (a, b) =>
        byCode(b.dia, a.dia) || PASOS.indexOf(b.paso) - PASOS.indexOf(a.paso) || byCode(b.numero, a.numero),
    )

/** Until when each of these points has more time. */
function withMoreTime({ id }: Acta, prorrogas: readonly Prorroga[]): Map<string, string> {
  const until = new Map<string, string>()
  for (const { acta, decision, puntos, hasta } of prorrogas)
    if (acta === id && decision === 'APROBADA')
      for (const punto of leerPuntos(puntos)) if (hasta > (until.get(punto) ?? '')) until.set(punto, hasta)
  return until
}

/** Whether some day ended with all in order: what fails after it is another case, and a closed door brings none back. */
function complied(visitas: readonly Visita[], localId: string, hoy: string): boolean {
  const seen = visitas.filter(({ resultado }) => resultado === 'APROBADO' || resultado === 'NO_CUMPLE')
  return seen.some(
    ({ resultado, dia }) =>
      resultado === 'APROBADO' &&
      ultimaVisita(
        seen.filter((one) => one.dia === dia),
        localId,
        hoy,
      )?.resultado === 'APROBADO',
  )
}

/** What is stored of visits and papers, and the `YYYY-MM-DD` day on which it is looked at. */
export type Conocido = {
  actas: readonly Acta[]
  prorrogas: readonly Prorroga[]
  visitas: readonly Visita[]
  hoy: string
}

/** How a premises stands on which a paper was left; undefined where nothing is to be mended. Pure. */
export function casoDe(localId: string, { actas, prorrogas, visitas, hoy }: Conocido): Caso | undefined {
  const [acta] = actasDe(hechas(actas, hoy), localId)
  if (!acta || acta.paso === 'FAVORABLE') return undefined
  const since = visitas.filter(({ local, dia }) => local === localId && dia >= acta.dia)
  if (complied(since, localId, hoy)) return undefined
  const last = ultimaVisita(since, localId, hoy)
  const seen = since.find((one) => one.id === last?.id && isOver(one) && one.resultado === 'NO_CUMPLE')
  const puntos = leerPuntos(seen?.fallas ?? acta.puntos)
  const more = withMoreTime(acta, prorrogas)
  const conProrroga = new Map(
    puntos.flatMap((punto) => (more.has(punto) ? [[punto, more.get(punto) ?? '']] : [])),
  )
  const days = puntos.map((punto) => {
    const until = conProrroga.get(punto) ?? ''
    return until > acta.vence ? until : acta.vence
  })
  return {
    ...{ acta, puntos, conProrroga },
    siguiente: PASOS[PASOS.indexOf(acta.paso) + 1],
    vence: acta.vence && (days.sort(byCode)[0] ?? acta.vence),
  }
}

/** The points of which the next paper speaks on this day: those that have more time are left out. */
export const puntosVencidos = ({ puntos, conProrroga }: Caso, hoy: string): string[] =>
  puntos.filter((punto) => (conProrroga.get(punto) ?? '') < hoy)

function byLocal<T extends { local: string }>(list: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of list) {
    const group = groups.get(one.local)
    if (group) group.push(one)
    else groups.set(one.local, [one])
  }
  return groups
}

/** Every premises on which a paper was left and that didn't comply since, the first term to end first. */
export function casosAbiertos({ actas, visitas, ...known }: Conocido): Caso[] {
  const seen = byLocal(visitas)
  return [...byLocal(actas)]
    .flatMap(([local, own]) => casoDe(local, { ...known, actas: own, visitas: seen.get(local) ?? [] }) ?? [])
    .sort((a, b) => byCode(a.vence, b.vence) || byCode(a.acta.id, b.acta.id))
}
