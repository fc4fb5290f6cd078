import type { Cuando } from '@/shared/lib/aviso'
import { fromBase64Url } from '@/shared/lib/file/base64'
import { SpokenError } from '@/shared/lib/spoken-error'
import { deleteAvisos, readAvisos, writeAvisos } from '@/shared/storage/device/avisos'
import { deviceName } from './device-name'
import { callCentral } from './http'

type Registration = Pick<ServiceWorkerRegistration, 'pushManager'>

const UNREACHABLE =
  'El servicio de avisos de este navegador no respondió. Revise la conexión y vuelva a intentar.'

async function subscribeAt({ pushManager }: Registration, llave: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: fromBase64Url(llave) }
  try {
    return await pushManager.subscribe(options)
  } catch (error) {
    // A subscription with another central's key stands in the way.
    const former = await pushManager.getSubscription()
    if (former && (await former.unsubscribe())) return pushManager.subscribe(options)
    throw error
  }
}

/** This browser at its push service, for the central of this key. @throws SpokenError */
export async function subscribeBrowser(registration: Registration, llave: string): Promise<PushSubscription> {
  try {
    return await subscribeAt(registration, llave)
  } catch (cause) {
    throw new SpokenError(UNREACHABLE, { cause })
  }
}

/** @throws CentralError */
export const endAvisos = (endpoint: string) => callCentral('DELETE', '/avisos', { endpoint })

/**
 * Makes this device tell `persona` about what arrives at the central, even with the app closed. Needs the browser's
 * permission. @throws CentralError, SpokenError; then what this device has stored about its notices is unchanged
 */
export async function subscribeAvisos(
  registration: Registration,
  cuando: Cuando,
  persona: string,
): Promise<void> {
  const { llave } = await callCentral<{ llave: string }>('GET', '/avisos/llave')
  const subscription = await subscribeBrowser(registration, llave)
  const { endpoint } = subscription
  await callCentral('PUT', '/avisos', {
    endpoint,
    keys: subscription.toJSON().keys,
    cuando,
    equipo: deviceName(),
  })
  const before = await readAvisos()
  await writeAvisos({ cuando, persona, endpoint })
  if (before && before.endpoint !== endpoint) await endAvisos(before.endpoint).catch(() => undefined)
}

/**
 * Ends the notices on this device and resolves to its push address, which the caller tells the central. Where the
 * central can't be reached, its next notice fails at the push service, and then it forgets the device by itself.
 * `keepsAddress`: this browser tells somebody else by it.
 */
export async function dropAvisos(
  registration: Registration | undefined,
  keepsAddress: boolean,
): Promise<string | undefined> {
  const kept = await readAvisos()
  if (!kept) return undefined
  await deleteAvisos()
  if (keepsAddress) return kept.endpoint
  const subscription = await registration?.pushManager?.getSubscription().catch(() => null)
  await subscription?.unsubscribe().catch(() => false)
  return kept.endpoint
}

/** Subscribes again after the browser dropped a subscription or gave it another address. */
export async function renewAvisos(registration: Registration): Promise<void> {
  const kept = await readAvisos()
  if (kept) await subscribeAvisos(registration, kept.cuando, kept.persona)
}
