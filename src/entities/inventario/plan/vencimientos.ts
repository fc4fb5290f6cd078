import { addDays, cierreDe } from '@/shared/lib/dias'
import { byCode } from '@/shared/lib/text'
import { type Aplicado, aplicador, type Cosa } from './cuales'
import { esDia, later, masMeses, ultimoDe } from './fechas'
import { type Hecho, REVISION } from './hecho'
import type { EstadoVence } from './options'
import { CALENDARIO_PLACA, type Plan, trabajoOf } from './plan'

/** That something was used, as the partes say. `cuando` is `YYYY-MM-DDTHH:mm`, or T24:00 of that day. */
export type UsoDeCosa = { item: string; cuando: string }

/** What the meter of an item showed on a `YYYY-MM-DD` day, in hours or kilometres. */
export type LecturaDeCosa = { item: string; dia: string; unidad: 'HORAS' | 'KM'; va: number }

/** So many days ahead something is soon due. */
const PRONTO_DIAS = 30

/** What has to be written down before a day can be known. */
type Falta = 'fabricado' | 'vence' | 'placa' | 'lectura'

export type Vencimiento<C extends Cosa = Cosa> = {
  cosa: C
  /** null: of the item's own `vence` or `proximaRevision`. */
  plan: Plan | null
  /** What is done, in words. */
  nombre: string
  /** The same for all plans of one work. */
  trabajo: string
  /** The first `YYYY-MM-DD` day on which it is due; empty where none is known, or none is needed now. */
  dia: string
  estado: EstadoVence | null
  falta?: Falta
  /** When it was done last. */
  ultima?: Hecho | undefined
  /** The moment of the last use that nobody looked at since. */
  uso?: string
  /** It failed the last time, and stays due. */
  fallo?: true
  /** By meter: at how much it is due, and how much it showed last. */
  medida?: { toca: number; va: number; unidad: 'HORAS' | 'KM' }
}

/** What follows from a plan and what was done: a day, or what lacks for one. */
type Cuando = Pick<Vencimiento, 'dia' | 'falta' | 'medida' | 'uso'>

const FECHA_IMPRESA = 'Fecha impresa'
const REVISAR = 'Revisar'

/** What was done to one item, by work, the first first; and its latest readings with their day. */
type Historia = {
  porTrabajo: Map<string, Hecho[]>
  lecturas: { horas?: { va: number; dia: string }; km?: { va: number; dia: string } }
}

const NADA: Historia = { porTrabajo: new Map(), lecturas: {} }

/** A meter only grows: a smaller figure of later is another one's, or a slip. */
function leer({ lecturas }: Historia, unidad: 'horas' | 'km', va: number, dia: string): void {
  const before = lecturas[unidad]
  if (!before || va > before.va || (va === before.va && dia > before.dia)) lecturas[unidad] = { va, dia }
}

function historias(
  planes: readonly Plan[],
  hechos: readonly Hecho[],
  leidas: readonly LecturaDeCosa[],
): Map<string, Historia> {
  const trabajos = new Map(planes.map(({ id, nombre }) => [id, trabajoOf(nombre)]))
  const all = new Map<string, Historia>()
  const inOrder = hechos
    .map((hecho) => ({ hecho, dia: ultimoDe(hecho.dia) }))
    .sort((a, b) => byCode(a.dia, b.dia) || byCode(a.hecho.id, b.hecho.id))
  for (const { hecho, dia } of inOrder) {
    const own: Historia = all.get(hecho.item) ?? { porTrabajo: new Map(), lecturas: {} }
    all.set(hecho.item, own)
    const key = hecho.plan === REVISION ? REVISION : (trabajos.get(hecho.plan) ?? trabajoOf(hecho.trabajo))
    const same = own.porTrabajo.get(key) ?? []
    own.porTrabajo.set(key, same)
    same.push(hecho)
    for (const unidad of ['horas', 'km'] as const) {
      const va = hecho[unidad]
      if (va !== undefined) leer(own, unidad, va, dia)
    }
  }
  for (const { item, dia, unidad, va } of leidas) {
    const own: Historia = all.get(item) ?? { porTrabajo: new Map(), lecturas: {} }
    all.set(item, own)
    leer(own, unidad === 'KM' ? 'km' : 'horas', va, dia)
  }
  return all
}

/**
 * The day by which everything is judged: `hoy`, but never before the latest day on which something was done. A phone whose
 * clock was set back makes nothing less due.
 */
export const hoyCierto = (hoy: string, hechos: readonly Pick<Hecho, 'dia'>[]): string =>
  hechos.reduce((day, { dia }) => (dia > day && esDia(dia) ? dia : day), hoy)

/**
 * The day after the last time, counted from the day on which it was done and not from the one on which it was due. Of a
 * due day that a short month moved, and that was kept, the wanted day stays wanted.
 */
function desdeLaUltima(plan: Plan, bien: readonly Hecho[]): string {
  let due = ''
  let quiso = 0
  for (const { dia } of bien) {
    if (plan.unidad === 'DIAS') {
      due = addDays(ultimoDe(dia), plan.cada)
      continue
    }
    quiso = dia === due ? quiso : Number(dia.slice(8, 10))
    due = masMeses(dia, plan.cada, quiso)
  }
  return due
}

/** Where nobody noted a last time, it is due since the brigade took the plan, or the thing came. */
const sinUltima = (plan: Plan, { fechaIngreso }: Cosa): string => later(plan.desde, fechaIngreso)

function porMedida(plan: Plan, bien: readonly Hecho[], { lecturas }: Historia): Cuando {
  const unidad = plan.unidad === 'KM' ? 'KM' : 'HORAS'
  const field = unidad === 'KM' ? 'km' : 'horas'
  const base = bien.findLast((hecho) => hecho[field] !== undefined)?.[field]
  const now = lecturas[field]
  if (base === undefined || !now) return { dia: '', falta: 'lectura' }
  const toca = base + plan.cada
  return { dia: now.va >= toca ? now.dia : '', medida: { toca, va: now.va, unidad } }
}

function cada(plan: Plan, cosa: Cosa, bien: readonly Hecho[], historia: Historia): Cuando {
  if (plan.unidad === 'HORAS' || plan.unidad === 'KM') return porMedida(plan, bien, historia)
  const since = desdeLaUltima(plan, bien)
  if (since) return { dia: since }
  if (plan.deFabrica && plan.unidad === 'MESES' && cosa.fabricado)
    return { dia: masMeses(cosa.fabricado, plan.cada) || sinUltima(plan, cosa) }
  return { dia: sinUltima(plan, cosa) }
}

/** Whether a look is one after a use. On one day it is, unless it says which was the last use that it saw. */
const esTras = ({ dia, hasta }: Hecho, uso: string): boolean => {
  const [looked, used] = [ultimoDe(dia), uso.slice(0, 10)]
  return used < looked || (used === looked && (hasta === undefined || uso <= hasta))
}

/** The uses that nobody looked at since. */
function trasUso(plan: Plan, bien: readonly Hecho[], usos: readonly string[]): Cuando {
  const open = usos.filter((uso) => uso >= plan.desde && !bien.some((hecho) => esTras(hecho, uso)))
  const [first, last] = [open[0], open.at(-1)]
  return first && last ? { dia: first.slice(0, 10), uso: last } : { dia: '' }
}

/** The last day of the plate's month, of the first year for which nobody noted it. Done in January, the year is done. */
function porPlaca(
  { desde, calendario, prorrogas = [] }: Plan,
  { placa = '' }: Cosa,
  bien: readonly Hecho[],
): Cuando {
  const digit = /\d(?=\D*$)/.exec(placa)?.[0]
  const month = digit === undefined ? undefined : (calendario ?? CALENDARIO_PLACA)[Number(digit)]
  if (!month) return { dia: '', falta: 'placa' }
  const last = Number(bien.at(-1)?.dia.slice(0, 4) ?? Number.NaN)
  const year = Number.isNaN(last) ? Number(desde.slice(0, 4)) : last + 1
  const mes = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`
  const moved = later(...prorrogas.filter((one) => one.mes === mes).map(({ dia }) => dia))
  return { dia: moved || cierreDe(mes) }
}

function cuando(
  plan: Plan,
  cosa: Cosa,
  bien: readonly Hecho[],
  historia: Historia,
  usos: readonly string[],
): Cuando {
  switch (plan.regla) {
    case 'CADA':
      return cada(plan, cosa, bien, historia)
    case 'VIDA': {
      const dia = masMeses(cosa.fabricado ?? '', plan.cada)
      return dia ? { dia } : { dia: '', falta: 'fabricado' }
    }
    case 'FECHA': {
      const dia = ultimoDe(cosa.vence ?? '')
      return dia ? { dia } : { dia: '', falta: 'vence' }
    }
    case 'USO':
      return trasUso(plan, bien, usos)
    case 'PLACA':
      return porPlaca(plan, cosa, bien)
  }
}

const estadoDe = ({ dia, falta }: Cuando, hoy: string, pronto: string): EstadoVence | null => {
  if (falta) return null
  if (dia && dia < hoy) return 'vencido'
  return dia && dia <= pronto ? 'pronto' : 'aldia'
}

/** What failed stays due since it failed, if it wasn't before. */
function sigue({ falta: _, ...next }: Cuando, { dia }: Hecho): Cuando & { fallo: true } {
  const failed = ultimoDe(dia)
  return { ...next, dia: next.dia && next.dia < failed ? next.dia : failed, fallo: true }
}

function usosPor(usos: readonly UsoDeCosa[]): Map<string, string[]> {
  const moments = new Map<string, string[]>()
  for (const { item, cuando } of usos) {
    const own = moments.get(item)
    if (own) own.push(cuando)
    else moments.set(item, [cuando])
  }
  for (const list of moments.values()) list.sort()
  return moments
}

/** What an item says of itself, without a plan: its printed date, and the day of its next check. */
function propios<C extends Cosa>(
  cosa: C,
  aplicados: readonly Aplicado[],
  historia: Historia,
): Omit<Vencimiento<C>, 'estado'>[] {
  const impresa = aplicados.some(({ plan }) => plan.regla === 'FECHA') ? '' : ultimoDe(cosa.vence ?? '')
  const { proximaRevision = '' } = cosa
  const revisiones = historia.porTrabajo.get(REVISION) ?? []
  const isOpen =
    esDia(proximaRevision) &&
    !revisiones.some(({ toca, resultado }) => toca === proximaRevision && resultado === 'BIEN')
  return [
    ...(impresa
      ? [{ cosa, plan: null, nombre: FECHA_IMPRESA, trabajo: trabajoOf(FECHA_IMPRESA), dia: impresa }]
      : []),
    ...(isOpen
      ? [
          {
            cosa,
            plan: null,
            nombre: REVISAR,
            trabajo: REVISION,
            dia: proximaRevision,
            ultima: revisiones.at(-1),
          },
        ]
      : []),
  ]
}

/**
 * Says of one item when what is due of it, by all its plans, the first due first. Days are `YYYY-MM-DD`. What nobody noted
 * isn't done; what failed stays due since it failed. Pure, and stored nowhere, so that it is the same in whatever order phones
 * write.
 */
export function vencedor(
  planes: readonly Plan[],
  hechos: readonly Hecho[],
  usos: readonly UsoDeCosa[],
  hoy: string,
  lecturas: readonly LecturaDeCosa[] = [],
): <C extends Cosa>(cosa: C) => Vencimiento<C>[] {
  const plansOf = aplicador(planes)
  const done = historias(planes, hechos, lecturas)
  const used = usosPor(usos)
  const today = hoyCierto(hoy, hechos)
  const soon = addDays(today, PRONTO_DIAS)
  return <C extends Cosa>(cosa: C) => {
    const historia = done.get(cosa.id) ?? NADA
    const aplicados = plansOf(cosa)
    const byPlans = aplicados.map(({ plan, trabajo }): Vencimiento<C> => {
      const todos = historia.porTrabajo.get(trabajo) ?? []
      const bien = todos.filter(({ resultado }) => resultado === 'BIEN')
      const ultima = todos.at(-1)
      const next = cuando(plan, cosa, bien, historia, used.get(cosa.id) ?? [])
      const when = ultima?.resultado === 'FALLA' && plan.regla !== 'VIDA' ? sigue(next, ultima) : next
      const estado = estadoDe(when, today, soon)
      return { cosa, plan, nombre: plan.nombre, trabajo, ultima, ...when, estado }
    })
    const bySelf = propios(cosa, aplicados, historia).map((one) => ({
      ...one,
      estado: estadoDe(one, today, soon),
    }))
    return [...byPlans, ...bySelf].sort((a, b) => byCode(a.dia || '~', b.dia || '~'))
  }
}

/** The same of all of them: those of one item beside each other. Pure. */
export const vencimientosDe = <C extends Cosa>(
  cosas: readonly C[],
  ...by: Parameters<typeof vencedor>
): Vencimiento<C>[] => cosas.flatMap<Vencimiento<C>>(vencedor(...by))

/** Of each item's work the plan that asks for it first: the others are shown and don't count twice. */
export function primeros<C extends Cosa>(list: readonly Vencimiento<C>[]): Vencimiento<C>[] {
  const seen = new Set<string>()
  return list.filter(({ cosa, trabajo }) => {
    const key = `${cosa.id}\n${trabajo}`
    const isFirst = !seen.has(key)
    seen.add(key)
    return isFirst
  })
}
