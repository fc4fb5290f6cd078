import { addMonths, cierreDe, isDay } from '@/shared/lib/dias'
import { byCode, byName, fold } from '@/shared/lib/text'
import type { Riesgo } from './options'
import { type Conocido, casosAbiertos } from './visita/caso'
import { hechas } from './visita/ultima'
import { isOver, type Visita } from './visita/visita'

/** Of a premises, what says when it is visited. */
export type DelPlan = {
  id: string
  nombre: string
  riesgo: Riesgo | ''
  direccion: string
  parroquia: string
  funciona: boolean
  proxima?: string | undefined
  proximaDesde?: string | undefined
}

/** Why a premises is visited on its day. */
export type Causa = 'NUNCA' | 'ANUAL' | 'PLAZO' | 'MOVIDA'

/**
 * The next visit of a premises. Days are `YYYY-MM-DD`: `toca` is '' for one that nobody ever saw, which waits already; `empezada`
 * is that of a visit that still runs, '' without one.
 */
export type Prevista<L extends DelPlan = DelPlan> = {
  id: string
  local: L
  toca: string
  ultima: string
  empezada: string
  causa: Causa
}

/** The last day on which something was seen of each premises; a door that nobody opened doesn't count. */
function vistasDe(visitas: readonly Visita[]): Map<string, string> {
  const last = new Map<string, string>()
  for (const { local, dia, resultado } of visitas)
    if ((resultado === 'APROBADO' || resultado === 'NO_CUMPLE') && dia > (last.get(local) ?? ''))
      last.set(local, dia)
  return last
}

/** The day on which the visit began that still runs in each premises; of two the later. */
function enCursoDe(visitas: readonly Visita[]): Map<string, string> {
  const began = new Map<string, string>()
  for (const visita of visitas)
    if (!isOver(visita) && visita.dia > (began.get(visita.local) ?? '')) began.set(visita.local, visita.dia)
  return began
}

/** The same day a year later, or the last one of a shorter month. */
const unAnoDespues = (dia: string): string => {
  const mes = addMonths(dia.slice(0, 7), 12)
  const [same, end] = [`${mes}-${dia.slice(8, 10)}`, cierreDe(mes)]
  return same > end ? end : same
}

/** The greater risk first; what nobody judged comes last. */
const PESO: Readonly<Record<Riesgo | '', number>> = { EXTRA: 0, ORDINARIO: 1, LEVE: 2, '': 3 }

/**
 * When each premises that works is visited next, by what was seen of it: once a year (Reglamento de prevención, RO-E 114,
 * 2009, art. 349: a permit ends with its year), where a paper was left when its term ends, and where somebody moved it on that
 * day. The first day first; of one day the greater risk. Nothing of it is stored but what was moved. Pure.
 */
export function planDe<L extends DelPlan>(list: readonly L[], known: Conocido): Prevista<L>[] {
  const seen = vistasDe(hechas(known.visitas, known.hoy))
  const running = enCursoDe(known.visitas)
  const terms = new Map(casosAbiertos(known).map(({ acta, vence }) => [acta.local, vence]))
  return list
    .filter(({ funciona }) => funciona)
    .map((local): Prevista<L> => {
      const { id, proxima = '', proximaDesde = '' } = local
      const ultima = seen.get(id) ?? ''
      const term = terms.get(id) ?? ''
      const moved = isDay(proxima) && ultima < proxima && ultima <= proximaDesde
      const [toca, causa]: [string, Causa] = moved
        ? [proxima, 'MOVIDA']
        : term
          ? [term, 'PLAZO']
          : ultima
            ? [unAnoDespues(ultima), 'ANUAL']
            : ['', 'NUNCA']
      return { id, local, toca, ultima, empezada: running.get(id) ?? '', causa }
    })
    .sort(
      (a, b) =>
        byCode(a.toca, b.toca) ||
        PESO[a.local.riesgo] - PESO[b.local.riesgo] ||
        byName(a.local.nombre, b.local.nombre),
    )
}

export const CUANDOS = ['ATRASADA', 'MES', 'DESPUES'] as const
export type Cuando = (typeof CUANDOS)[number]

export const CUANDO_LABELS: Readonly<Record<Cuando, string>> = {
  ATRASADA: 'Atrasadas',
  MES: 'Este mes',
  DESPUES: 'Después',
}

/** `hoy` is `YYYY-MM-DD`. */
export function cuandoDe({ toca }: Pick<Prevista, 'toca'>, hoy: string): Cuando {
  if (toca < hoy) return 'ATRASADA'
  return toca.slice(0, 7) === hoy.slice(0, 7) ? 'MES' : 'DESPUES'
}

/** How many visits wait, and how many a month it takes to make all that are due by the end of the year. Counts. */
export type Ritmo = { atrasadas: number; mes: number; ano: number; alMes: number; meses: number }

const MONTHS = 12

export function ritmoDe(plan: readonly Prevista[], hoy: string): Ritmo {
  const end = `${hoy.slice(0, 4)}-12-31`
  const [ano, meses] = [
    plan.filter(({ toca }) => toca <= end).length,
    MONTHS - Number(hoy.slice(5, 7)) + 1,
  ] as const
  const of = (cuando: Cuando) => plan.filter((one) => cuandoDe(one, hoy) === cuando).length
  return { atrasadas: of('ATRASADA'), mes: of('MES'), ano, meses, alMes: Math.ceil(ano / meses) }
}

/** The street of an address, as far as it can be told: what stands before a corner, a number or a reference. */
export const calleDe = (direccion: string): string =>
  (
    /^.*?(?=\s+(?:y|e|entre|n[°º.]|no\.|nro|#|s\/n)(?:\s|\d|$)|[,;(#]|\s\d+(?!\d*\s+de\s)|$)/i.exec(
      direccion,
    )?.[0] ?? ''
  ).trim()

/** Premises of one place, with how many of their visits wait. */
export type Zona = { nombre: string; locales: number; atrasadas: number; mes: number }

/** By parish, or by the streets of one; those with more that waits first. What has no place is left out. */
export function zonasDe(plan: readonly Prevista[], hoy: string, nameOf: (local: DelPlan) => string): Zona[] {
  const zonas = new Map<string, Zona>()
  for (const one of plan) {
    const nombre = nameOf(one.local).trim()
    if (!nombre) continue
    const key = fold(nombre)
    const before = zonas.get(key) ?? { nombre, locales: 0, atrasadas: 0, mes: 0 }
    const cuando = cuandoDe(one, hoy)
    zonas.set(key, {
      ...before,
      locales: before.locales + 1,
      atrasadas: before.atrasadas + (cuando === 'ATRASADA' ? 1 : 0),
      mes: before.mes + (cuando === 'MES' ? 1 : 0),
    })
  }
  return [...zonas.values()].sort(
    (a, b) => b.atrasadas + b.mes - (a.atrasadas + a.mes) || byName(a.nombre, b.nombre),
  )
}
