import { createHash } from 'node:crypto'
import { type Congelado, congeladosList } from '@/entities/presupuesto/cortes/congelado'
import type { Fields } from '@/sync/fields'
import { recordOf } from '@/sync/fields'
import type { Op } from '@/sync/wire'

const WRONG_HASH = 'La huella de este corte no es la de su texto: haga el corte otra vez.'

/** What brings a cut's text or hash here, or puts it before the town. */
const SEALED: readonly (keyof Congelado)[] = ['texto', 'sha256', 'publicado']

/**
 * Why the central doesn't take this record as sealed, in a sentence: a page computes a cut's hash, and what the town checks
 * its file against must be that of the text. Withdrawing one is always possible. Pure.
 */
export function sealProblem({ c, id, campos }: Op, fields: Fields): string | undefined {
  if (c !== congeladosList.key || !SEALED.some((field) => Object.hasOwn(campos, field))) return undefined
  const { texto, sha256, publicado } = recordOf(id, fields) as Partial<Congelado>
  const withdraws = !publicado && !Object.hasOwn(campos, 'texto') && !Object.hasOwn(campos, 'sha256')
  const hash = createHash('sha256').update(String(texto), 'utf8').digest('hex')
  return withdraws || hash === sha256 ? undefined : WRONG_HASH
}
