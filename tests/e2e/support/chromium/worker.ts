import type { BrowserContext, CDPSession, Page, Worker } from 'playwright-core'
import { expect } from 'vitest'

type Shown = { title: string; body: string; tag: string; data: string; renotify: boolean }

/** The parts of the worker's global scope that the tests use. */
type Scope = {
  shown: Shown[]
  registration: ServiceWorkerRegistration
  dispatchEvent(event: Event): void
  ExtendableEvent: new (type: string) => Event
}

/**
 * The worker of the page's browser. Headless Chromium shows no avisos, so `showNotification` is replaced: it records
 * them, the last one of each tag.
 */
export async function workerOf(page: Page): Promise<Worker> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect.poll(() => page.context().serviceWorkers().length).toBeGreaterThan(0)
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('no worker')
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Scope
    scope.shown = []
    scope.registration.showNotification = async (title, options = {}) => {
      const { body = '', tag = '', data } = options
      const { renotify = false } = options as { renotify?: boolean }
      const others = scope.shown.filter((one) => one.tag !== tag)
      scope.shown = [...others, { title, body, tag, data: String(data), renotify }]
    }
  })
  return worker
}

type Registered = { registrations: { registrationId: string; scopeURL: string }[] }

/** The id by which DevTools knows the worker of an origin. */
async function registrationOf(devtools: CDPSession, origin: string): Promise<string> {
  const registered = new Promise<string>((done) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }: Registered) => {
      const mine = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (mine) done(mine.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  return registered
}

/** Wakes the worker of an origin as the browser does for what waits under `tag` when the network is back. */
export async function wake(context: BrowserContext, origin: string, tag: string): Promise<void> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const registrationId = await registrationOf(devtools, origin)
  await devtools.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag, lastChance: false })
  await page.close()
}

/** Hands the page's worker a push, as the browser does with one that it has decrypted. */
export async function push(page: Page, data: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  const registrationId = await registrationOf(devtools, origin)
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  await devtools.detach()
}

export const shownAvisos = (worker: Worker) => worker.evaluate(() => (globalThis as unknown as Scope).shown)

/** Taps the only aviso. The event is made by a script, so the browser doesn't wait for what it starts. */
export const tapAviso = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as Scope
    const data = scope.shown[0]?.data
    const close = () => {
      scope.shown = []
    }
    const waitUntil = (task: Promise<unknown>) => void task.catch(() => undefined)
    const event = new scope.ExtendableEvent('notificationclick')
    Object.defineProperties(event, {
      notification: { value: { data, close } },
      waitUntil: { value: waitUntil },
    })
    scope.dispatchEvent(event)
  })

/**
 * Headless Chromium can neither ask for permission nor reach a push service: this answers in their place, with an address
 * that ends with `name`.
 */
export const withPushService = (page: Page, name = 'e2e') =>
  page.addInitScript((name) => {
    const base64url = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '')
    let made: PushSubscription | null = null
    Object.defineProperty(Notification, 'permission', { value: 'granted' })
    Notification.requestPermission = async () => 'granted'
    PushManager.prototype.subscribe = async (options) => {
      const key = options?.applicationServerKey
      if (!(key instanceof Uint8Array) || key.length !== 65) throw new TypeError('no key')
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
        'deriveBits',
      ])
      const keys = {
        p256dh: base64url(await crypto.subtle.exportKey('raw', pair.publicKey)),
        auth: base64url(crypto.getRandomValues(new Uint8Array(16)).buffer),
      }
      const endpoint = `https://fcm.googleapis.com/fcm/send/${name}`
      const unsubscribe = async () => {
        made = null
        document.documentElement.dataset.unsubscribed = 'true'
        return true
      }
      made = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe } as unknown as PushSubscription
      return made
    }
    PushManager.prototype.getSubscription = async () => made
  }, name)
