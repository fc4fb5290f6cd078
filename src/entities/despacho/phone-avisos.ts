import { get, set } from 'idb-keyval'
import { subscribeBrowser } from '@/access/central/avisos'
import { callCentral } from '@/access/central/http'
import { database } from '@/shared/storage/entry/database'
import { readKept } from './phone-kept'

async function subscribe(registration: ServiceWorkerRegistration, llave: string): Promise<void> {
  const { endpoint, ...rest } = (await subscribeBrowser(registration, llave)).toJSON()
  await callCentral('PUT', '/mi/avisos', { endpoint, keys: rest.keys })
}

/** Rings this phone for each call. Needs the browser's permission. @throws CentralError, SpokenError */
export async function subscribeMe(registration: ServiceWorkerRegistration): Promise<void> {
  const kept = await readKept()
  if (kept) await subscribe(registration, kept.mi.llave)
}

/** @throws CentralError */
export const unsubscribeMe = (): Promise<void> => callCentral('DELETE', '/mi/avisos')

/** After the browser gave it another address. */
export async function renewMe(registration: ServiceWorkerRegistration): Promise<void> {
  if ((await readKept())?.mi.avisa) await subscribeMe(registration)
}

const WISH = 'mi:avisar'

/** Whether the person asked on this phone to be rung, apart from what browser and central know of it. */
export const wish = (on: boolean): Promise<void> => set(WISH, on, database())

/**
 * Subscribes again what the browser lost, or the central: after a copy was put back it knows no addresses. Only where the
 * person asked for it on this phone: an address may be there for the panel's notices.
 */
export async function healMe(avisa: boolean): Promise<boolean> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return false
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration?.active || !(await get<boolean>(WISH, database()))) return avisa
  if (avisa && (await registration.pushManager?.getSubscription())) return true
  await subscribeMe(registration)
  return true
}
