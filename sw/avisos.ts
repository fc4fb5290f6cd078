import { renewAvisos } from '@/access/central/avisos'
import { avisoOf } from '@/shared/lib/aviso'

declare const self: ServiceWorkerGlobalScope

/** One that is urgent rings again when it is told again, and stays until somebody has seen it. */
async function show(text: string | undefined): Promise<void> {
  const { titulo, cuerpo, url, tag, urgente } = avisoOf(text)
  const options = {
    body: cuerpo,
    tag,
    renotify: urgente,
    requireInteraction: urgente,
    lang: 'es-EC',
    icon: '/pwa-192x192.png',
    badge: '/pwa-64x64.png',
    data: url,
  }
  await self.registration.showNotification(titulo, options)
}

/** In ms. A page answers at once, unless it is still loading. */
const ANSWER_MS = 1000

/** Whether the page goes there by itself, keeping what is half-written in it. */
function goes(page: WindowClient, url: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((done) => {
    port1.onmessage = () => done(true)
    setTimeout(() => done(false), ANSWER_MS)
    page.postMessage({ type: 'OPEN', url }, [port2])
  })
}

/** In a window of the panel that is open, else in a new one. */
async function open(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' })
  const panel = windows.find((client) => new URL(client.url).pathname.startsWith('/admin'))
  if (!panel) {
    await self.clients.openWindow(url)
    return
  }
  // A browser may refuse it, and the page is still the right one.
  await panel.focus().catch(() => undefined)
  if (!(await goes(panel, url))) await panel.navigate(url)
}

/** Shows what the central tells this device, and opens the panel where it points. */
export function serveAvisos(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data?.text())))
  self.addEventListener('notificationclick', (event) => {
    const { notification } = event
    notification.close()
    event.waitUntil(open(String(notification.data ?? '/admin')))
  })
  self.addEventListener('pushsubscriptionchange', (event) =>
    event.waitUntil(
      renewAvisos(self.registration).catch((error) => console.warn('Los avisos no se renovaron', error)),
    ),
  )
}
