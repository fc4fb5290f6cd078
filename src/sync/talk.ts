import * as v from 'valibot'
import { askCentral, CentralError, callCentral, refusalOf } from '@/access/central/http'
import type { Me } from '@/access/central/login'
import type { CentralMode } from '@/access/central/mark'
import { pullUsuarios } from '@/access/central/mirror'
import { sessionUserId } from '@/access/session'
import { capture, keepCopia } from '@/entities/copias/copias'
import { backedUp } from '@/entities/modules'
import { withLock } from '@/shared/storage/entry/lock'
import type { Central } from './central'
import { collections, dataVersion } from './collections'
import { type SyncAnswer, syncAnswerSchema } from './wire'

/** Whoever is signed in at the central is somebody else than here, or nobody. */
export class OtherPersonError extends Error {}

/**
 * The accounts as the central has them, after making sure that it takes this session for the same person's.
 * @throws OtherPersonError, CentralError
 */
export async function checkPerson(): Promise<void> {
  const me = await callCentral<Me>('GET', '/yo')
  if (me.persona.id !== sessionUserId()) {
    await callCentral('DELETE', '/sesion')
    throw new OtherPersonError('another session')
  }
  await pullUsuarios()
}

/** One tab at a time talks, joins or leaves. */
export const alone = <T>(task: () => Promise<T>): Promise<T> => withLock('bomberos-central-turno', task)

/** Asks the central whether it is still in modo de muestra. */
async function mode(): Promise<CentralMode> {
  const { modo } = await callCentral<{ modo: CentralMode }>('GET', '/salud')
  return modo
}

async function send(request: unknown): Promise<SyncAnswer> {
  const response = await askCentral('POST', '/sync', { json: request })
  if (!response.ok) throw await refusalOf(response)
  const read = v.safeParse(syncAnswerSchema, await response.json().catch(() => null))
  if (!read.success) throw new CentralError(0, 'sin-red', 'La central no respondió.')
  return read.output as SyncAnswer
}

/** The central that serves this page. */
export const theCentral = (): Central => ({
  collections: collections(),
  version: dataVersion(),
  send,
  mode,
  async keepCopy() {
    await keepCopia(await capture(backedUp()), 'automatica')
  },
})
