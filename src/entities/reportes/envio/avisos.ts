import { subscribeBrowser } from '@/access/central/avisos'
import { refusalOf, strange } from '@/access/central/http'
import { thisPhone } from './device'
import type { Envio } from './envio'
import { changeEnvio, readEnvios } from './queue'

const pathOf = (id: string) => `/reportes/${encodeURIComponent(id)}/avisos`

const note = ({ id }: Pick<Envio, 'id'>, avisa: string | undefined) =>
  changeEnvio(id, (envio) => {
    if (!envio) return undefined
    const { avisa: _, ...rest } = envio
    return avisa ? { ...rest, avisa } : rest
  })

/** Asks the central to tell this phone of the answer, and notes that once the central agreed. @throws CentralError, SpokenError */
export async function subscribeAnswer(registration: ServiceWorkerRegistration, envio: Envio): Promise<void> {
  const path = pathOf(envio.id)
  const key = await thisPhone.ask('GET', path, envio)
  if (!key.ok) throw await refusalOf(key)
  const said = (await key.json().catch(() => null)) as { llave?: unknown } | null
  if (typeof said?.llave !== 'string') throw strange()
  const subscription = await subscribeBrowser(registration, said.llave)
  const { endpoint } = subscription
  const { keys } = subscription.toJSON()
  const response = await thisPhone.ask('PUT', path, envio, JSON.stringify({ endpoint, keys }))
  if (response.status !== 204) throw await refusalOf(response)
  await note(envio, endpoint)
}

/** Ends that. @throws CentralError if the central wasn't reached, and so goes on telling */
export async function hearNoMore(envio: Envio): Promise<void> {
  const response = await thisPhone.ask('DELETE', pathOf(envio.id), envio)
  if (response.status !== 204) {
    const refusal = await refusalOf(response)
    // A central that knows nothing of the report tells nothing of it.
    if (refusal.code !== 'nada') throw refusal
  }
  await note(envio, undefined)
}

/** Subscribes again after the browser or the central lost the subscription; if that fails, it is off. */
export async function renewAnswer(registration: ServiceWorkerRegistration, envio: Envio): Promise<void> {
  await note(envio, undefined)
  await subscribeAnswer(registration, envio)
}

/** Gives the central the browser's new address for every report of which it tells this phone. */
export async function renewAnswers(registration: ServiceWorkerRegistration): Promise<void> {
  for (const envio of await readEnvios()) if (envio.avisa) await renewAnswer(registration, envio)
}

/** Whether the browser will show what the central sends for this report; heals what it lost meanwhile. */
export async function hearsAnswer(envio: Envio): Promise<boolean> {
  if (!envio.avisa || Notification.permission !== 'granted') return false
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  if (subscription?.endpoint === envio.avisa) return true
  if (registration?.active)
    await renewAnswer(registration, envio).catch((error) => console.warn('El aviso no se renovó', error))
  return (await readEnvios()).some(({ id, avisa }) => id === envio.id && avisa !== undefined)
}
