import { dropAvisos, renewAvisos } from '@/access/central/avisos'
import { onSessionChange, sessionUserId } from '@/access/session'
import { readAvisos } from '@/shared/storage/device/avisos'

/** Nobody hears for whoever used this device before; an address that changed while the app was closed is made known. */
async function check(worker: ServiceWorkerContainer): Promise<void> {
  const [kept, person] = [await readAvisos(), sessionUserId()]
  if (!kept || !person) return
  const registration = await worker.getRegistration()
  if (kept.persona !== person) {
    await dropAvisos(registration)
    return
  }
  const subscription = await registration?.pushManager?.getSubscription()
  if (registration && subscription?.endpoint !== kept.endpoint) await renewAvisos(registration)
}

/** Keeps what this device tells of the central in step with who is signed in. `open` shows an address of the panel. */
export function keepAvisos(open: (address: string) => void): void {
  // Missing where the page was opened without https.
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
