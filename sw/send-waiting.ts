import { CARTAS_TAG, sendCartas } from '@/entities/cartas/carta'
import { ANSWERS_TAG, sendAnswers } from '@/entities/despacho/phone-answers'
import { sendPedidas } from '@/entities/inspecciones/peticion-envio'
import { SYNC_TAG, sendAll } from '@/entities/reportes/envio/device'

declare const self: ServiceWorkerGlobalScope

/** TypeScript's library lacks this event. */
type SyncEvent = ExtendableEvent & { readonly tag: string }

/** What waits under each tag, and whether all of it went. */
const WAITING: Readonly<Record<string, () => Promise<boolean>>> = {
  [SYNC_TAG]: async () => (await sendAll()) === 'done',
  [ANSWERS_TAG]: sendAnswers,
  [CARTAS_TAG]: async () => {
    const letters = await sendCartas()
    return (await sendPedidas()) && letters
  },
}

async function send(all: () => Promise<boolean>): Promise<void> {
  // After a rejection the browser tries again by itself, a few times.
  if (!(await all())) throw new Error('Algo espera todavía: la central no lo tomó')
}

/** Sends the reports, letters and answers that wait, when the browser wakes the worker: the app may be closed. */
export function sendWaiting(): void {
  self.addEventListener('sync', (event) => {
    const { tag } = event as SyncEvent
    const waiting = WAITING[tag]
    if (waiting) (event as SyncEvent).waitUntil(send(waiting))
  })
}
