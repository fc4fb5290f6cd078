import { SYNC_TAG, sendAll } from '@/entities/reportes/envio/device'

declare const self: ServiceWorkerGlobalScope

/** TypeScript's library lacks this event. */
type SyncEvent = ExtendableEvent & { readonly tag: string }

async function send(): Promise<void> {
  // After a rejection the browser tries again by itself, a few times.
  if ((await sendAll()) === 'later') throw new Error('Los reportes esperan: la central no los tomó todavía')
}

/** Sends the reports that wait, when the browser wakes the worker: the app may be closed. */
export function sendReports(): void {
  self.addEventListener('sync', (event) => {
    const { tag } = event as SyncEvent
    if (tag === SYNC_TAG) (event as SyncEvent).waitUntil(send())
  })
}
