import { daysBetween, isDay } from '@/shared/lib/dias'
import { fold } from '@/shared/lib/text'
import { type Credencial, credencialName } from './credencial'

/** So many days before its end a credential is told as expiring. */
export const AVISO_DIAS = 60

export type Vigencia = 'VIGENTE' | 'POR_VENCER' | 'VENCIDA'

/** The colour and the word in which each is shown. */
export const VIGENCIA_LOOKS = {
  VIGENTE: ['green', 'Vigente'],
  POR_VENCER: ['orange', 'Por vencer'],
  VENCIDA: ['red', 'Vencida'],
} as const satisfies Record<Vigencia, readonly [color: string, word: string]>

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
