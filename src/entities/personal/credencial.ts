import * as v from 'valibot'
import { daysBetween, isDay } from '@/shared/lib/dias'
import { fold } from '@/shared/lib/text'
import type { Draft } from '@/shared/storage/stored-module'

/** The classes of an Ecuadorian driving licence. */
export const CLASES_LICENCIA = ['A', 'B', 'C', 'C1', 'D', 'D1', 'E', 'E1', 'F', 'G'] as const

/** Offered while somebody writes the kind; any other can be written. */
export const TIPOS_CREDENCIAL = [
  'Licencia de conducir',
  'Primeros auxilios',
  'Atención prehospitalaria',
  'Curso de bombero',
  'Ficha médica',
] as const

/**
 * What proves that a person can do something, such as a licence or a course. `vence` is the last day on which it
 * counts, `YYYY-MM-DD`, or empty where it has no end. `clase` is a licence's. `fotoUrl` is as in `Miembro`.
 */
export const credencialSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  personalId: v.string(),
  tipo: v.string(),
  clase: v.optional(v.string(), ''),
  numero: v.optional(v.string(), ''),
  vence: v.optional(v.string(), ''),
  fotoUrl: v.optional(v.string(), ''),
})

export type Credencial = v.InferOutput<typeof credencialSchema>

export const newCredencial = (personalId: string): Draft<Credencial> => ({
  personalId,
  tipo: '',
  clase: '',
  numero: '',
  vence: '',
  fotoUrl: '',
})

export const isLicencia = ({ tipo }: Pick<Credencial, 'tipo'>): boolean => fold(tipo).includes('licencia')

/** `Licencia de conducir E`, `Primeros auxilios`. */
export const credencialName = (credencial: Pick<Credencial, 'tipo' | 'clase'>): string =>
  [credencial.tipo.trim(), isLicencia(credencial) && credencial.clase].filter(Boolean).join(' ')

/** So many days before its end a credential is told as expiring. */
const AVISO_DIAS = 60

export type Vigencia = 'VIGENTE' | 'POR_VENCER' | 'VENCIDA'

/** How a credential stands on a `YYYY-MM-DD` day. With an end that is no day it never counts. */
export function vigenciaOf({ vence }: Pick<Credencial, 'vence'>, hoy: string): Vigencia {
  if (vence === '') return 'VIGENTE'
  if (!isDay(vence) || vence < hoy) return 'VENCIDA'
  return daysBetween(hoy, vence) <= AVISO_DIAS ? 'POR_VENCER' : 'VIGENTE'
}

export const isVigente = (credencial: Pick<Credencial, 'vence'>, hoy: string): boolean =>
  vigenciaOf(credencial, hoy) !== 'VENCIDA'

/** What has no end comes last. */
const endOf = ({ vence }: Credencial) => (vence === '' ? '9999' : isDay(vence) ? vence : '')

/**
 * What these people have to renew on a `YYYY-MM-DD` day: expired or with 60 days left, the first to end first. Of
 * several of one person and kind only the one that ends last counts: the licence before it was renewed already.
 */
export function porRenovar(
  credenciales: readonly Credencial[],
  people: readonly { id: string; activo: boolean }[],
  hoy: string,
): Credencial[] {
  const active = new Set(people.filter(({ activo }) => activo).map(({ id }) => id))
  const last = new Map<string, Credencial>()
  for (const one of credenciales.filter(({ personalId }) => active.has(personalId))) {
    const key = JSON.stringify([one.personalId, fold(credencialName(one))])
    const other = last.get(key)
    if (!other || endOf(one) > endOf(other)) last.set(key, one)
  }
  return [...last.values()]
    .filter((one) => vigenciaOf(one, hoy) !== 'VIGENTE')
    .sort((a, b) => (endOf(a) < endOf(b) ? -1 : 1))
}
