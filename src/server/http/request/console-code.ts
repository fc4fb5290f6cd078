import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { countTry, ofClaim } from '@/server/accounts/attempts'
import { fingerprint, plainCode } from '@/server/accounts/codes'
import type { Central } from '@/server/central'
import type { Database, Query } from '@/server/database/database'
import { readState } from '@/server/state'
import { addressOf, type Env } from './address'
import { HttpError } from './errors'

const claimed = () => new HttpError(409, 'hecha', 'Esta central ya es de una brigada. Ingrese con su cuenta.')

export const wrongCode = () => new HttpError(403, 'codigo', 'El código no es el que muestra la central.')

/** Whether it is the code of a console: each process that serves the central has shown one. @throws HttpError 409 */
export async function isConsoleCode(query: Query, given: string): Promise<boolean> {
  const state = await readState(query)
  if (state?.modo !== 'muestra') throw claimed()
  const typed = fingerprint(plainCode(given))
  return state.codigos.some((code) => timingSafeEqual(Buffer.from(code, 'hex'), typed))
}

/** No brigade begins where a power cut would take what it was told is kept. @throws HttpError 503 */
async function demandForced({ durability }: Database): Promise<void> {
  if ((await durability()) === 'missing')
    throw new HttpError(
      503,
      'disco',
      'Esta central no logra dejar en el disco lo que confirma: un corte de luz se lo llevaría. No se puede empezar así. Actualice el programa, o use PostgreSQL.',
    )
}

/**
 * Before anything else is looked at. The right code is never counted: nobody's wrong ones keep the station out.
 * @throws HttpError 403, 409, 429, 503
 */
export async function demandConsoleCode(c: Context<Env>, central: Central, given: string): Promise<void> {
  if (await isConsoleCode(central.database.query, given)) return demandForced(central.database)
  await countTry(central.database, ofClaim(addressOf(c, central)), central.log)
  throw wrongCode()
}
