import type { Prisa } from '@/access/module'

const PRISAS: readonly (Prisa | undefined)[] = ['EMERGENCIA', 'VENCIDO', 'PRONTO', undefined]

/** Orders what somebody has to see to, the most urgent first. */
export const byPrisa = (a: { prisa?: Prisa | undefined }, b: { prisa?: Prisa | undefined }): number =>
  PRISAS.indexOf(a.prisa) - PRISAS.indexOf(b.prisa)

/** In days: what is due sooner stands out. */
export const SOON_DAYS = 3

/** The name of a day, by how many days ahead it is. */
export const DAY_WORDS: readonly string[] = ['Hoy', 'Mañana']
