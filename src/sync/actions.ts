import { type Claim, claimCentral } from '@/access/central/accounts'
import { endCustodian } from '@/access/central/custodios'
import { callCentral } from '@/access/central/http'
import { type CurrentUser, currentUser } from '@/access/current-user'
import { SALIDA_KEY } from '@/access/keys'
import { closeSession, sessionUserId } from '@/access/session'
import { findUsuario } from '@/access/usuarios/find-usuario'
import { hasPassword } from '@/access/usuarios/password'
import { endAvisosHere } from '@/entities/told-here'
import { clearEverything } from '@/shared/storage/device/clear'
import { setPreference, writePreference } from '@/shared/storage/device/preferences'
import { RefusedError } from '@/shared/storage/errors'
import { PREFERENCES_KEY } from '@/shared/storage/keys'
import { collections } from './collections'
import { readCustody } from './custodia/kept'
import type { Fields } from './fields'
import type { JoinCount } from './join/own'
import { type JoinMode, readMember } from './member'
import { giveUp, handOver, listWaiting, type WaitingRecord } from './others/others'
import { forget, type KeptNotice, type KeptRefusal, listNotices, listRefusals } from './outcomes'
import { retry } from './refusals'
import { askLeader, centralState, tellLeft } from './state'
import { joinWith, leave, meetAgain, synchronise } from './synchronise'
import { alone, aloneWithAccounts, theCentral } from './talk'
import type { PageVisits } from './wire'

const NOT_YOURS = 'Su rol no permite decidir sobre estos cambios.'

export type { KeptNotice, KeptRefusal, WaitingRecord }
export { listNotices, listRefusals }

/** Asks the leading tab to talk to the central now. */
export const syncNow = (): void => askLeader('round')

/**
 * Makes the central a brigade's own and signs its first person in. Nobody may look at the session meanwhile: they would
 * take the new one for a stranger's and end it. @throws CentralError
 */
export async function claimAsOwn(claim: Claim): Promise<void> {
  await alone(async () => {
    await aloneWithAccounts(() => claimCentral(claim))
    // Now, before anybody writes: a person whom the chief added in the next seconds would be a record of before the
    // claim, about which the device asks.
    await synchronise(theCentral()).catch((error) => console.warn('Este equipo se une en un momento', error))
  })
  syncNow()
}

/**
 * Joins as the person says; a full copy is kept first. Returns what was at stake. @throws CentralError, StorageError
 */
export async function answerJoin(mode: JoinMode): Promise<readonly JoinCount[]> {
  const counts = centralState()?.ask ?? []
  await alone(() => joinWith(theCentral(), mode))
  // Also where the central is gone before the next round: from here on its records are here.
  setPreference('central', 'unido')
  syncNow()
  return counts
}

const NO_WAY_IN =
  'Si sale, nadie podría volver a ingresar en este equipo: no guarda con qué comprobar su contraseña, porque esta página no es https.'

/** @throws RefusedError when whoever is signed in could not sign in here again without the central */
async function demandWayIn(): Promise<void> {
  const user = await findUsuario(sessionUserId() ?? '')
  if (!user || !hasPassword(user)) throw new RefusedError(NO_WAY_IN)
}

/** Tells the central that nobody works here any more; one that is not there can't be told. */
async function sayGoodbye(custody: string | undefined): Promise<void> {
  if (custody) await endCustodian(custody).catch(() => undefined)
  const endpoint = await endAvisosHere(await navigator.serviceWorker?.getRegistration())
  await callCentral('DELETE', '/sesion', endpoint && { endpoint }).catch(() => undefined)
}

/**
 * Takes this device out of the central, which need not be there. `conservar` leaves what it holds, to be used without
 * the central: people sign in as they last did, with no end date. `vaciar` leaves nothing and nobody signed in.
 * @throws StorageError, RefusedError; then nothing changed
 */
export async function leaveCentral(mode: 'conservar' | 'vaciar'): Promise<void> {
  if (mode === 'conservar') await demandWayIn()
  askLeader('silence')
  const custody = mode === 'vaciar' ? await readCustody() : undefined
  await alone(async () => {
    if (mode === 'conservar') writePreference('central', 'fuera')
    try {
      await leave(theCentral())
    } catch (error) {
      setPreference('central', 'unido')
      throw error
    }
    if (mode === 'vaciar') {
      // A sign-out of which the central hasn't heard still ends that session.
      await clearEverything([PREFERENCES_KEY, SALIDA_KEY])
      setPreference('central', undefined)
    }
  })
  void sayGoodbye(custody?.id)
  if (mode === 'vaciar') closeSession()
  else tellLeft()
  syncNow()
}

/**
 * Brings a device back that had left: it joins as if for the first time, and asks about its own records. The page has to
 * be loaded anew.
 */
export async function joinCentral(): Promise<void> {
  await alone(() => meetAgain(theCentral()))
  setPreference('central', undefined)
}

/** Writes into the list again what the central refused. @throws RefusedError when the record is gone, StorageError */
export async function retryRefusal(refusal: KeptRefusal): Promise<void> {
  const collection = collections().find(({ key }) => key === refusal.c)
  if (!collection) return
  await retry(collection, await readMember(), refusal)
  syncNow()
}

/** Throws away what the central refused; the list already shows the central's values. */
export async function discardRefusals(refusals: readonly KeptRefusal[]): Promise<void> {
  await forget(refusals)
  syncNow()
}

/** What this person wrote on this device that was never sent. */
export async function readWaiting(person: string): Promise<WaitingRecord[]> {
  const reader = await currentUser()
  return reader ? listWaiting(collections(), await readMember(), person, reader) : []
}

/** Who is signed in, if their role allows all that `person` left unsent. @throws RefusedError */
async function decider(person: string): Promise<CurrentUser> {
  const reader = await currentUser()
  const records = reader && (await listWaiting(collections(), await readMember(), person, reader))
  if (!records?.every(({ permitted }) => permitted)) throw new RefusedError(NOT_YOURS)
  return reader as CurrentUser
}

/** Sends what somebody left unsent in the name of whoever is signed in. @throws RefusedError, StorageError */
export async function sendAsOwn(person: string): Promise<void> {
  const { id } = await decider(person)
  await alone(async () => {
    for (const one of collections()) await handOver(one, await readMember(), person, id)
  })
  syncNow()
}

/** Throws away what somebody left unsent, after a full copy of this device. @throws RefusedError, StorageError */
export async function discardWaiting(person: string): Promise<void> {
  await decider(person)
  await alone(async () => {
    await theCentral().keepCopy()
    for (const one of collections()) await giveUp(one, await readMember(), person)
  })
  syncNow()
}

/** Takes away the notices that a person has seen. */
export async function dismissNotices(notices: readonly KeptNotice[]): Promise<void> {
  await forget(notices)
  syncNow()
}

export type Cambio = {
  seq: number
  /** ISO instant. */
  instante: string
  /** Who, or null for the central itself. */
  quien: string | null
  dispositivo: string
  antes: Fields | null
  despues: Fields
}

/** Who changed a record, newest first. @throws CentralError */
export async function readHistory(c: string, id: string): Promise<Cambio[]> {
  const path = `/historial/${encodeURIComponent(c)}/${encodeURIComponent(id)}`
  return (await callCentral<{ cambios: Cambio[] }>('GET', path)).cambios
}

/** Each page that was opened within thirty days, the most read first. @throws CentralError */
export const readVisits = async (): Promise<PageVisits[]> =>
  (await callCentral<{ visitas: PageVisits[] }>('GET', '/visitas')).visitas
