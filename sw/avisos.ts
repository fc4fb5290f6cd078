import { renewAvisos } from '@/access/central/avisos'
import { renewAnswers } from '@/entities/reportes/envio/avisos'
import { ANSWERS_URL, avisoOf } from '@/shared/lib/aviso'

declare const self: ServiceWorkerGlobalScope

/** Shows one aviso. An urgent one rings each time it is told, and stays until somebody closes or opens it. */
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

/** How long a page may take to answer: it does so at once, unless it is still loading. */
const ANSWER_MS = 1000

/** Asks the page to show an address itself, which keeps what is half-written in it. False if it doesn't answer. */
function showsItself(page: WindowClient, url: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((done) => {
    port1.onmessage = () => done(true)
    setTimeout(() => done(false), ANSWER_MS)
    page.postMessage({ type: 'OPEN', url }, [port2])
  })
}

/** Shows an address in an open window of the panel, else in a new one; a citizen's answers in theirs, else in a new one. */
async function open(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' })
  if (url === ANSWERS_URL) {
    const mine = windows.find((client) => new URL(client.url).pathname === url)
    // Coming back to the page makes it ask for the answer.
    await (mine?.focus().catch(() => undefined) ?? self.clients.openWindow(url))
    return
  }
  const panel = windows.find((client) => new URL(client.url).pathname.startsWith('/admin'))
  if (!panel) {
    await self.clients.openWindow(url)
    return
  }
  // A browser may refuse the focus; the address is shown all the same.
  await panel.focus().catch(() => undefined)
  if (!(await showsItself(panel, url))) await panel.navigate(url)
}

/** Shows the central's avisos, and opens the panel where a tapped one points. */
export function serveAvisos(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data?.text())))
  self.addEventListener('notificationclick', (event) => {
    const { notification } = event
    notification.close()
    event.waitUntil(open(String(notification.data ?? '/admin')))
  })
  self.addEventListener('pushsubscriptionchange', (event) =>
    event.waitUntil(
      Promise.all([renewAvisos(self.registration), renewAnswers(self.registration)]).catch((error) =>
        console.warn('Los avisos no se renovaron', error),
      ),
    ),
  )
}
