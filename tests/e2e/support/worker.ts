import type { CDPSession, Page, Worker } from 'playwright-core'
import { expect } from 'vitest'

type Shown = { title: string; body: string; tag: string; data: string; renotify: boolean }

/** What the worker's own place holds for a test. */
type Scope = {
  shown: Shown[]
  registration: ServiceWorkerRegistration
  dispatchEvent(event: Event): void
  ExtendableEvent: new (type: string) => Event
}

/**
 * The worker of the page's browser. A Chromium without a window has no system to show a notice: what the worker asks for
 * is written down in its place, one for each tag.
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

/** Hands the page's worker a push, as the browser does with one that it has decrypted. */
export async function push(page: Page, data: string): Promise<void> {
  const devtools: CDPSession = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  const registered = new Promise<string>((done) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }: Registered) => {
      const mine = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (mine) done(mine.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
  await devtools.detach()
}

export const shownNotices = (worker: Worker) => worker.evaluate(() => (globalThis as unknown as Scope).shown)

/** Taps the only notice. An event that a script made has nothing to wait for. */
export const tapNotice = (worker: Worker) =>
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
