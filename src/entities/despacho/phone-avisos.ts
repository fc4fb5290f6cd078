import { subscribeBrowser } from '@/access/central/avisos'
import { callCentral } from '@/access/central/http'
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

/**
 * Subscribes again what the browser lost, or the central: after a copy was put back it knows no addresses. Only where the
 * person had said yes on this phone.
 */
export async function healMe(avisa: boolean): Promise<boolean> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return false
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration?.active) return avisa
  const there = await registration.pushManager?.getSubscription()
  if (there && avisa) return true
  if (!there && !avisa) return false
  await subscribeMe(registration)
  return true
}
