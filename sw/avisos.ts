import { renewAvisos } from '@/access/central/avisos'
import { putAnswer, readPending, sendAnswers } from '@/entities/despacho/phone-answers'
import { renewMe } from '@/entities/despacho/phone-avisos'
import { saySeen } from '@/entities/despacho/phone-hear'
import { RESPUESTA_LABELS, type Respuesta } from '@/entities/despacho/respuesta'
import { renewAnswers } from '@/entities/reportes/envio/avisos'
import { ANSWERS_URL, avisoOf, MI_URL } from '@/shared/lib/aviso'

declare const self: ServiceWorkerGlobalScope

/** What a browser with buttons offers on the notice of a call. */
const ON_NOTICE = ['ESTACION', 'NO_PUEDO'] as const satisfies Respuesta[]

/** TypeScript's library lacks both. */
type Options = NotificationOptions & { renotify: boolean; actions: { action: string; title: string }[] }

/** Shows one aviso. An urgent one rings each time it is told, and stays until somebody closes or opens it. */
async function show(text: string | undefined): Promise<void> {
  const { titulo, cuerpo, url, tag, urgente, despacho } = avisoOf(text)
  const options: Options = {
    body: cuerpo,
    tag,
    renotify: urgente,
    requireInteraction: urgente,
    lang: 'es-EC',
    icon: '/pwa-192x192.png',
    badge: '/pwa-64x64.png',
    data: despacho ? { url, despacho } : url,
    actions: despacho ? ON_NOTICE.map((action) => ({ action, title: RESPUESTA_LABELS[action] })) : [],
  }
  await self.registration.showNotification(titulo, options)
  if (despacho) await saySeen(despacho, 'mostrado')
}

/**
 * A button of a notice answers the call. That the station knows it stands where the notice stood; what can't be sent waits
 * on this phone, and what was refused is told by its page.
 */
async function answer(despacho: string, respuesta: Respuesta): Promise<void> {
  await putAnswer({ que: 'despacho', id: despacho, respuesta, minutos: null }, Date.now())
  await sendAnswers()
  if ((await readPending()).some(({ que, id }) => que === 'despacho' && id === despacho)) return open(MI_URL)
  await self.registration.showNotification(`Usted contestó: ${RESPUESTA_LABELS[respuesta]}`, {
    body: 'La estación ya lo sabe. Ábralo para cambiarlo.',
    tag: despacho,
    silent: true,
    lang: 'es-EC',
    icon: '/pwa-192x192.png',
    badge: '/pwa-64x64.png',
    data: MI_URL,
  })
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

/** Of pages that are not the panel's: coming back to one makes it ask anew. */
const ALONE: readonly string[] = [ANSWERS_URL, MI_URL]

/** Shows an address in an open window of the panel, else in a new one; a page that stands alone in its own. */
async function open(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' })
  if (ALONE.includes(url)) {
    const mine = windows.find((client) => new URL(client.url).pathname === url)
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

/** Where it leads, and the call that its buttons answer. */
function toldBy({ data }: Notification): { url: string; despacho?: string } {
  return typeof data === 'string' ? { url: data } : { url: '/admin', ...data }
}

/** Shows the central's avisos, and opens the panel where a tapped one points. */
export function serveAvisos(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data?.text())))
  self.addEventListener('notificationclick', (event) => {
    const { notification, action } = event
    notification.close()
    const { url, despacho } = toldBy(notification)
    const respuesta = ON_NOTICE.find((one) => one === action)
    event.waitUntil(despacho && respuesta ? answer(despacho, respuesta) : open(url))
  })
  self.addEventListener('pushsubscriptionchange', (event) =>
    event.waitUntil(
      Promise.all([
        renewAvisos(self.registration),
        renewAnswers(self.registration),
        renewMe(self.registration),
      ]).catch((error) => console.warn('Los avisos no se renovaron', error)),
    ),
  )
}
