import { byCode } from '@/shared/lib/text'
import type { Unidad } from './lista'
import type { Revision } from './revision'

/** The looks at one thing, the latest first. Pure. */
export const historiaDe = (revisiones: readonly Revision[], sujeto: string): Revision[] =>
  revisiones
    .filter((one) => one.sujeto === sujeto)
    .sort((a, b) => byCode(b.cuando, a.cuando) || byCode(a.id, b.id))

/** What meters of items showed, and on which `YYYY-MM-DD` day. */
export type Lectura = { item: string; dia: string; unidad: Unidad; va: number }

export const lecturasDe = (revisiones: readonly Pick<Revision, 'cuando' | 'lecturas'>[]): Lectura[] =>
  revisiones.flatMap(({ cuando, lecturas }) => lecturas.map((one) => ({ ...one, dia: cuando.slice(0, 10) })))
