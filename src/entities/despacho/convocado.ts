import { FUNCIONES, type Funcion } from '@/shared/lib/funciones'
import { plural } from '@/shared/lib/plural'
import { byName } from '@/shared/lib/text'
import type { Despacho } from './despacho'
import { type Respuesta, viene } from './respuesta'

/**
 * Somebody who was asked to come, with what is known of them. Each instant is ISO, or null while it isn't known:
 * `enviado` says that the push service of one of their phones took it, `mostrado` that a phone said it showed it, `visto`
 * that the person opened it.
 */
export type Convocado = {
  persona: string
  nombre: string
  cargo: string
  /** What they can be on a run of today, by position and credentials. */
  funciones: Funcion[]
  /** Phones that are told. */
  equipos: number
  enviado: string | null
  /** The push service refused it, and no other phone of theirs got it. */
  fallo: boolean
  mostrado: string | null
  visto: string | null
  respuesta: Respuesta | null
  /** Until they are there, from `respondio` on. */
  minutos: number | null
  respondio: string | null
  /** Who answered for them; null where it was they. */
  por: string | null
  llamado: string | null
  llamadoPor: string | null
  /** Only for whoever may see the people of the brigade; '' where none is known. */
  telefono?: string | undefined
  /** The same, of who agreed to it. An earlier central doesn't say it. */
  sangre?: string
}

/** A running or finished call as its station screen shows it. `ahora` is the central's clock, ISO. */
export type Llamada = { despacho: Despacho; convocados: Convocado[]; ahora: string }

/**
 * What came of a call that was sent. `ya`: the central had made it before, at a first try whose answer was lost; then
 * `anadidos` more people are asked, and `sobran` stay asked who were not chosen any more.
 */
export type Llamado = { despacho: Despacho; ya: boolean; anadidos: number; sobran: number }

/** A running call to which more people were called: how many, and how many of them have a phone that tells. */
export type Ampliado = { despacho: Despacho; anadidos: number; avisados: number }

/** Somebody who could be called now: whether a phone of theirs tells of it, whether they are on duty, and what they said before. */
export type Listo = {
  id: string
  nombre: string
  cargo: string
  funciones: Funcion[]
  avisa: boolean
  deGuardia: boolean
  /** ISO, until when they said that they can't come; missing where they can. */
  noPuedeHasta?: string
}

const ms = (instante: string): number => new Date(instante).getTime()

/** What somebody answered, as far as arithmetic needs it. */
export type Answered = Pick<Convocado, 'respuesta' | 'minutos' | 'respondio'>

/** When somebody will be there, in ms since 1970; null if they didn't say when, or don't come. */
export const llegaA = ({ respuesta, minutos, respondio }: Answered): number | null =>
  viene(respuesta) && minutos !== null && respondio !== null ? ms(respondio) + minutos * 60_000 : null

/** Those who come, the first to arrive first; those who didn't say when stand last. */
export function quienesVienen<T extends Answered>(convocados: readonly T[]): T[] {
  const when = (one: T) => llegaA(one) ?? Number.POSITIVE_INFINITY
  return convocados.filter(({ respuesta }) => viene(respuesta)).sort((a, b) => when(a) - when(b) || 0)
}

/** Those who said nothing yet. */
export const sinRespuesta = (convocados: readonly Convocado[]): Convocado[] =>
  convocados.filter(({ respuesta }) => respuesta === null)

const plurals: Record<Funcion, readonly [one: string, more: string]> = {
  AL_MANDO: ['al mando', 'al mando'],
  CONDUCTOR: ['conductor', 'conductores'],
  PARAMEDICO: ['paramédico', 'paramédicos'],
}

/** `2 conductores`, for each function, of those who come: what a screen says to who reads it from the other end of a garage. */
export function cuantosDeCada(
  coming: readonly Pick<Convocado, 'funciones'>[],
): { falta: boolean; words: string }[] {
  return FUNCIONES.map((funcion) => {
    const count = coming.filter(({ funciones }) => funciones.includes(funcion)).length
    return { falta: count === 0, words: plural(count, ...plurals[funcion]) }
  })
}

/** Lower first: who leads, who drives, who is on duty, who can be something else, then everybody. */
function turnToCall({ persona, funciones }: Convocado, deGuardia: ReadonlySet<string>): number {
  return [
    funciones.includes('AL_MANDO'),
    funciones.includes('CONDUCTOR'),
    deGuardia.has(persona),
    funciones.length > 0,
    true,
  ].indexOf(true)
}

/** Those who said nothing, in the order in which they are called by telephone; among equals by name. */
export const porTelefono = (silent: readonly Convocado[], deGuardia: ReadonlySet<string>): Convocado[] =>
  silent.toSorted((a, b) => turnToCall(a, deGuardia) - turnToCall(b, deGuardia) || byName(a.nombre, b.nombre))

const NOBODY_YET: Record<Funcion, string> = {
  AL_MANDO: 'Todavía no viene nadie que pueda estar al mando.',
  CONDUCTOR: 'Todavía no viene ningún conductor.',
  PARAMEDICO: 'Todavía no viene ningún paramédico.',
}

/** What is still missing among those who come, in words; of what nobody who was asked can be, nothing is said. */
export function queFalta(convocados: readonly Convocado[]): string[] {
  const can = (people: readonly Convocado[], funcion: Funcion) =>
    people.some(({ funciones }) => funciones.includes(funcion))
  const coming = quienesVienen(convocados)
  return FUNCIONES.filter((funcion) => can(convocados, funcion) && !can(coming, funcion)).map(
    (funcion) => NOBODY_YET[funcion],
  )
}

/** How far the notice of somebody who said nothing has come, in a person's words. */
export function hastaDonde({ equipos, enviado, fallo, mostrado, visto }: Convocado): string {
  if (visto) return 'Lo abrió y no contesta'
  if (mostrado) return 'Su teléfono lo mostró'
  if (enviado) return 'Enviado; su teléfono no dice si lo mostró'
  if (equipos === 0) return 'No tiene un teléfono que avise'
  return fallo ? 'El aviso no le llegó' : 'Todavía no se sabe si el aviso le llegó'
}
