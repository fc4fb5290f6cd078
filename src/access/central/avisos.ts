import { fromBase64Url } from '@/shared/lib/file/base64'
import { SpokenError } from '@/shared/lib/spoken-error'
import { type Cuando, deleteAvisos, readAvisos, writeAvisos } from '@/shared/storage/device/avisos'
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

const end = (endpoint: string) => callCentral('DELETE', '/avisos', { endpoint })

/**
 * Makes this device tell `persona` of what arrives at the central, with the app closed too. Needs the browser's
 * permission. @throws CentralError, SpokenError; then nothing was changed that is kept here
 */
export async function subscribeAvisos(
  registration: Registration,
  cuando: Cuando,
  persona: string,
): Promise<void> {
  const { llave } = await callCentral<{ llave: string }>('GET', '/avisos/llave')
  let subscription: PushSubscription
  try {
    subscription = await subscribeAt(registration, llave)
  } catch (cause) {
    throw new SpokenError(UNREACHABLE, { cause })
  }
  const { endpoint } = subscription
  await callCentral('PUT', '/avisos', { endpoint, keys: subscription.toJSON().keys, cuando })
  const before = await readAvisos()
  await writeAvisos({ cuando, persona, endpoint })
  if (before && before.endpoint !== endpoint) await end(before.endpoint).catch(() => undefined)
}

/**
 * Ends it on this device; its address, for the central. Where the central can't be told, its next notice fails at the push
 * service and it forgets the device by itself.
 */
export async function dropAvisos(registration: Registration | undefined): Promise<string | undefined> {
  const kept = await readAvisos()
  if (!kept) return undefined
  await deleteAvisos()
  const subscription = await registration?.pushManager?.getSubscription().catch(() => null)
  await subscription?.unsubscribe().catch(() => false)
  return kept.endpoint
}

/** Ends it here and at the central. @throws CentralError when the central could not be told */
export async function unsubscribeAvisos(registration: Registration | undefined): Promise<void> {
  const endpoint = await dropAvisos(registration)
  if (endpoint) await end(endpoint)
}

/** The browser may give a subscription another address, or drop it: then it is made anew. */
export async function renewAvisos(registration: Registration): Promise<void> {
  const kept = await readAvisos()
  if (kept) await subscribeAvisos(registration, kept.cuando, kept.persona)
}
