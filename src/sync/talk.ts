import * as v from 'valibot'
import { askCentral, callCentral, refusalOf, strange } from '@/access/central/http'
import { hasLeftCentral } from '@/access/central/left'
import type { Me } from '@/access/central/login'
import { type CentralMode, heardMode } from '@/access/central/mark'
import { pullUsuarios } from '@/access/central/mirror'
import { sessionUserId } from '@/access/session'
import { capture, keepCopia } from '@/entities/copias/copias'
import { backedUp } from '@/entities/modules'
import { withLock } from '@/shared/storage/entry/lock'
import { collections, dataVersion } from './collections'
import type { Central } from './member'
import { type SyncAnswer, syncAnswerSchema } from './wire'

/** Whoever is signed in at the central is somebody else than here, or nobody. */
export class OtherPersonError extends Error {}

/** The locks of whoever talks to the central. */
export const TALK_LOCKS = { records: 'bomberos-central-turno', accounts: 'bomberos-central-cuentas' } as const

/** One tab at a time talks of records, joins or leaves. */
export const alone = <T>(task: () => Promise<T>): Promise<T> => withLock(TALK_LOCKS.records, task)

/** One tab at a time asks whose session this is, or changes it. */
export const aloneWithAccounts = <T>(task: () => Promise<T>): Promise<T> =>
  withLock(TALK_LOCKS.accounts, task)

/** Nobody waits for the answer any more: it is no failure. */
export class Interrupted extends Error {}

/** The answer, unless this tab stops leading before it comes: then nobody waits for it, and another tab may talk. */
export const unlessOver = <T>(over: AbortSignal, answer: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const end = () => reject(new Interrupted('another tab talks'))
    over.addEventListener('abort', end)
    answer.then(resolve, reject).finally(() => over.removeEventListener('abort', end))
  })

async function check(): Promise<void> {
  const me = await callCentral<Me>('GET', '/yo')
  if (me.persona.id !== sessionUserId()) {
    await callCentral('DELETE', '/sesion')
    throw new OtherPersonError('another session')
  }
  await pullUsuarios()
}

/**
 * The accounts as the central has them, after making sure that it takes this session for the same person's.
 * @throws OtherPersonError, CentralError
 */
export const checkPerson = (over: AbortSignal): Promise<void> =>
  aloneWithAccounts(() => unlessOver(over, check()))

/** Asks the central whether it is still in modo de muestra. */
async function mode(): Promise<CentralMode> {
  const { modo } = await callCentral<{ modo: CentralMode }>('GET', '/salud')
  heardMode(modo)
  return modo
}

async function send(request: unknown): Promise<SyncAnswer> {
  const response = await askCentral('POST', '/sync', { json: request })
  // A person may have taken this device out while the call was under way: the answer is for nobody any more.
  if (await hasLeftCentral()) throw new Interrupted('left')
  if (!response.ok) throw await refusalOf(response)
  const read = v.safeParse(syncAnswerSchema, await response.json().catch(() => null))
  if (!read.success) throw strange()
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
