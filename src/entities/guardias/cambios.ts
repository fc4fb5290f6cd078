import { type Accion, CUALQUIERA } from '@/shared/lib/form/accion-turno'
import type { Funcion } from '@/shared/lib/funciones'
import type { TurnoConGente } from './gente'
import { newPuesto } from './new-turno'
import { lapso } from './tiempo'
import { type Puesto, SIN_RELEVO } from './turno'

/** How the brigade runs it; `salirHoras`: until so many hours before its start somebody leaves a place that they took. */
export type Reglas = { anotarse: boolean; salirHoras: number }

/** The shift with all its places, and who asks for what at which moment, in ms. */
export type Caso = {
  turno: TurnoConGente
  /** Also those that were given away. */
  puestos: readonly Puesto[]
  yo: { id: string; nombres: string }
  /** Who may be counted on that day, by id. */
  disponibles: ReadonlySet<string>
  ahora: number
  reglas: Reglas
}

/** The places that change, whole; or why nothing does, in words. */
export type Cambio = { puestos: Puesto[] } | { rechazo: string }

const NADA: Cambio = { puestos: [] }
const TOMADO = 'Ese cambio ya no está pedido, o lo tomó otra persona.'

const HOUR_MS = 60 * 60 * 1000

/** Until when somebody leaves by themselves a place that they took, in ms. */
export const saleHasta = (turno: TurnoConGente, { salirHoras }: Reglas): number =>
  lapso(turno).desde - salirHoras * HOUR_MS

/** The place is its person's again, and nobody is asked to take it. */
const held = (puesto: Puesto): Puesto => ({ ...puesto, cedidoA: '', pide: '', negado: '', acordado: '' })

/** Whether somebody may take this place. */
export const esPara = ({ pide, cedidoA, personalId }: Puesto, id: string): boolean =>
  cedidoA === '' && personalId !== id && (pide === CUALQUIERA || pide === id)

/** What nobody in the shift could be any more if `yo` took the place of `de`, both by id. */
export function pierde(
  { gente }: TurnoConGente,
  { de, yo }: { de: string; yo: string },
  funcionesOf: (personalId: string) => readonly Funcion[],
): Funcion[] {
  const stay = gente.flatMap(({ personalId }) => (personalId === de ? [] : [personalId]))
  const after = new Set([...stay, yo].flatMap(funcionesOf))
  return funcionesOf(de).filter((funcion) => !after.has(funcion))
}

function anotarse({ turno, yo, puestos, reglas, ahora }: Caso): Cambio {
  if (!reglas.anotarse)
    return { rechazo: 'Los turnos los asigna quien lleva la lista: hable con esa persona.' }
  if (turno.gente.length >= turno.personas) return { rechazo: 'Ese lugar ya lo tomó otra persona.' }
  const place = puestos.find(({ personalId }) => personalId === yo.id) ?? newPuesto(turno.id, yo)
  return { puestos: [{ ...held(place), anotado: new Date(ahora).toISOString(), revisado: false }] }
}

function salir({ turno, ahora, reglas }: Caso, mine: Puesto): Cambio {
  if (mine.anotado === '') return { rechazo: 'Ese turno se lo asignaron: pida un cambio.' }
  if (ahora > saleHasta(turno, reglas))
    return { rechazo: `Faltan menos de ${reglas.salirHoras} horas para ese turno: pida un cambio.` }
  const acordado = new Date(ahora).toISOString()
  // A place that is gone tells nobody that it was left.
  return { puestos: [{ ...held(mine), anotado: '', cedidoA: SIN_RELEVO, acordado, revisado: false }] }
}

function pedir({ turno, disponibles }: Caso, mine: Puesto | undefined, para: string): Cambio {
  if (!mine) return { rechazo: 'Usted ya no está en ese turno.' }
  if (para !== CUALQUIERA && !disponibles.has(para))
    return { rechazo: 'Esa persona no puede cubrir ese día.' }
  if (turno.gente.some(({ personalId }) => personalId === para))
    return { rechazo: 'Esa persona ya está en ese turno.' }
  return { puestos: [{ ...mine, pide: para, negado: '' }] }
}

function tomar(
  { puestos, turno, yo, disponibles, ahora }: Caso,
  mine: Puesto | undefined,
  de: string,
): Cambio {
  const theirs = puestos.find(({ personalId }) => personalId === de)
  // Sent again because the answer was lost.
  if (mine && theirs?.cedidoA === yo.id) return NADA
  if (mine) return { rechazo: 'Usted ya está en ese turno.' }
  const isOn = turno.gente.some(({ personalId }) => personalId === de)
  if (!theirs || !isOn || !esPara(theirs, yo.id)) return { rechazo: TOMADO }
  if (!disponibles.has(yo.id)) return { rechazo: 'Usted no puede cubrir ese día.' }
  const own = puestos.find(({ personalId }) => personalId === yo.id) ?? newPuesto(turno.id, yo)
  const acordado = new Date(ahora).toISOString()
  return {
    puestos: [
      { ...held(theirs), cedidoA: yo.id, acordado, revisado: false },
      { ...held(own), anotado: '' },
    ],
  }
}

/** What becomes of a shift's places; whatever is as it was asked for changes nothing, so that an act may be sent again. */
export function trasLaAccion(caso: Caso, accion: Accion): Cambio {
  const { turno, puestos, yo, ahora } = caso
  const mine = turno.gente.find(({ personalId }) => personalId === yo.id)
  const { hace } = accion
  if (hace === 'RETIRAR') {
    const given = puestos.find(({ personalId, cedidoA }) => personalId === yo.id && cedidoA !== '')
    const taker = turno.gente.find(({ personalId }) => personalId === given?.cedidoA)
    if (!mine && taker) return { rechazo: `${taker.nombre} ya tomó su lugar.` }
    return mine?.pide ? { puestos: [{ ...mine, pide: '', negado: '' }] } : NADA
  }
  if (hace === 'NEGAR') {
    const asked = puestos.find(({ personalId, pide }) => personalId === accion.de && pide === yo.id)
    return asked ? { puestos: [{ ...asked, pide: '', negado: yo.nombres }] } : NADA
  }
  if (hace === 'ANOTARME' && mine) return NADA
  if (hace === 'SALIR' && !mine) return NADA
  // A shift without readable times never begins.
  if (!(ahora < lapso(turno).desde))
    return { rechazo: 'Ese turno ya empezó: hable con quien lleva la lista.' }
  if (hace === 'ANOTARME') return anotarse(caso)
  if (hace === 'PEDIR') return pedir(caso, mine, accion.para)
  if (hace === 'TOMAR') return tomar(caso, mine, accion.de)
  return mine ? salir(caso, mine) : NADA
}
