import type { Prisa } from '@/access/module'

const PRISAS: readonly (Prisa | undefined)[] = ['EMERGENCIA', 'VENCIDO', 'PRONTO', undefined]

/** Orders what somebody has to see to, the most urgent first. */
export const byPrisa = (a: { prisa?: Prisa | undefined }, b: { prisa?: Prisa | undefined }): number =>
  PRISAS.indexOf(a.prisa) - PRISAS.indexOf(b.prisa)

/** What is due within so many days is no longer one thing among others. */
export const SOON_DAYS = 3

/** What a day is called that is so many days ahead. */
export const DAY_WORDS: readonly string[] = ['Hoy', 'Mañana']
