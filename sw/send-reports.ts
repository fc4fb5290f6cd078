import { SYNC_TAG, sendAll } from '@/entities/reportes/envio/device'

declare const self: ServiceWorkerGlobalScope

/** Not in TypeScript's library. */
type SyncEvent = ExtendableEvent & { readonly tag: string }

async function send(): Promise<void> {
  // A rejection makes the browser try again by itself, some times.
  if ((await sendAll()) === 'later') throw new Error('Los reportes esperan: la central no los tomó todavía')
}

/** Sends what waits when the browser wakes the worker: the app may be closed. */
export function sendReports(): void {
  self.addEventListener('sync', (event) => {
    const { tag } = event as SyncEvent
    if (tag === SYNC_TAG) (event as SyncEvent).waitUntil(send())
  })
}
