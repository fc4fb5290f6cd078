import { renewAvisos } from '@/access/central/avisos'
import { onSessionChange, sessionUserId } from '@/access/session'
import { endAvisosHere } from '@/entities/told-here'
import { readAvisos } from '@/shared/storage/device/avisos'

/**
 * Ends the avisos of a person who used this device before, and tells the central a push address that changed while the
 * app was closed.
 */
async function check(worker: ServiceWorkerContainer): Promise<void> {
  const [kept, person] = [await readAvisos(), sessionUserId()]
  if (!kept || !person) return
  const registration = await worker.getRegistration()
  if (kept.persona !== person) {
    await endAvisosHere(registration)
    return
  }
  const subscription = await registration?.pushManager?.getSubscription()
  if (registration && subscription?.endpoint !== kept.endpoint) await renewAvisos(registration)
}

/** Keeps this device's avisos in step with who is signed in. `open` shows an address of the panel. */
export function keepAvisos(open: (address: string) => void): void {
  // A page that was opened without HTTPS has no worker.
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!worker) return
  const look = () => check(worker).catch((error) => console.warn('No se pudieron revisar los avisos', error))
  void look()
  onSessionChange((left) => !left && void look())
  worker.addEventListener('message', ({ data, ports }) => {
    if (data?.type !== 'OPEN') return
    open(String(data.url))
    ports[0]?.postMessage(true)
  })
}
