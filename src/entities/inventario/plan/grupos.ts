import { addDays } from '@/shared/lib/dias'
import type { Cosa } from './cuales'
import { type Hecho, idDeHecho, REVISION } from './hecho'
import { primeros, type Vencimiento } from './vencimientos'

/** What is due of one plan at one time: forty hoses are one line. */
export type Grupo<C extends Cosa = Cosa> = {
  /** The same as long as it is due on that day. */
  id: string
  nombre: string
  /** The plan's id; empty where it isn't of one. */
  plan: string
  /** The first day of them, `YYYY-MM-DD`. */
  dia: string
  cuales: Vencimiento<C>[]
}

const CERCA_DIAS = 7

/** What is late stands together, what is due within a week, and what is in one month. */
const tramo = (dia: string, hoy: string): string => {
  if (dia < hoy) return 'tarde'
  return dia <= addDays(hoy, CERCA_DIAS) ? 'cerca' : dia.slice(0, 7)
}

/** What has a day until `hasta`, by plan, the first due first. What an item says of its own next check stands alone. */
export function gruposDe<C extends Cosa>(
  list: readonly Vencimiento<C>[],
  hoy: string,
  hasta: string,
): Grupo<C>[] {
  const groups = new Map<string, Grupo<C>>()
  const due = primeros(list).filter(({ dia }) => dia !== '' && dia <= hasta)
  for (const one of due.sort((a, b) => (a.dia < b.dia ? -1 : a.dia > b.dia ? 1 : 0))) {
    const { plan, trabajo, dia, nombre, cosa } = one
    // What was used is due at once, today as well as late.
    const when = plan?.regla === 'USO' ? 'tarde' : tramo(dia, hoy)
    const key = trabajo === REVISION ? cosa.id : `${plan?.id ?? trabajo} ${when}`
    const group = groups.get(key)
    if (group) group.cuales.push(one)
    else {
      const id = trabajo === REVISION ? cosa.id : `${plan?.id ?? 'fecha'}-${dia}`
      groups.set(key, { id, nombre, plan: plan?.id ?? '', dia, cuales: [one] })
    }
  }
  return [...groups.values()]
}

/**
 * Whether one tap can say that it is done: a meter has to be read, a firm leaves a paper with its cost, and what is worn out
 * doesn't get younger.
 */
export function seTermina({ plan, trabajo }: Pick<Vencimiento, 'plan' | 'trabajo'>): boolean {
  if (!plan) return trabajo === REVISION
  const { regla, unidad, firma } = plan
  const isTimed = regla === 'CADA' && (unidad === 'DIAS' || unidad === 'MESES')
  return !firma && (regla === 'USO' || regla === 'PLACA' || isTimed)
}

/** Whether somebody did it today already: no tap says it a second time, unless it was used again. */
export const hechoEl = ({ ultima, uso }: Pick<Vencimiento, 'ultima' | 'uso'>, hoy: string): boolean =>
  ultima?.dia === hoy && ultima.resultado === 'BIEN' && !uso

/** The record of having done it on that day. */
export function hechoDe(
  { cosa, plan, trabajo, nombre, uso }: Vencimiento,
  dia: string,
  quien: string,
): Hecho {
  const hasta = uso?.startsWith(dia) ? { hasta: uso } : {}
  const of = { item: cosa.id, plan: plan?.id ?? trabajo, dia, ...hasta }
  return {
    ...{ ...of, id: idDeHecho(of), trabajo: nombre, quien, resultado: 'BIEN' },
    ...(trabajo === REVISION && { toca: cosa.proximaRevision }),
  }
}
