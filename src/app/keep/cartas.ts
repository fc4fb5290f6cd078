import type { QueryClient } from '@tanstack/react-query'
import { centralMark, receiver } from '@/access/central/mark'
import { isWaiting } from '@/access/central/outbox'
import { CARTAS_TAG, type Carta, cartas, sendCartas } from '@/entities/cartas/carta'
import { cartasQuery } from '@/entities/cartas/queries'
import { noteCartas } from '@/entities/cartas/started'
import { CARTA_WORDS, SENT_TO_NOBODY } from '@/entities/cartas/words'
import { type Pedida, pedidas, sendPedidas } from '@/entities/inspecciones/peticion-envio'
import { pedidasQuery } from '@/entities/inspecciones/peticion-mia'
import { capitalized } from '@/shared/lib/text'
import { wakeLater } from '@/shared/storage/device/wake'
import { back } from '@/shared/task/moments'
import { createTask, type Task } from '@/shared/task/task'
import type { Overlays } from '@/shared/ui/overlay/overlays'

/** Tells what became of a letter, unless the page on which it was written shows it. */
function tell(overlays: Overlays, { que, rechazo }: Carta): void {
  const { nombre, path, sent } = CARTA_WORDS[que]
  if (location.pathname === path) return
  const message = centralMark() === 'muestra' ? SENT_TO_NOBODY : sent.next
  if (rechazo === undefined) overlays.showSuccess({ title: sent.title, message })
  else overlays.showNotice(`${capitalized(receiver())} no aceptó ${nombre.toLowerCase()}`, rechazo, true)
}

/** The same of a request for a permit. */
function tellPedida(overlays: Overlays, { rechazo }: Pedida): void {
  if (location.pathname === '/permisos/pedir') return
  const message = centralMark() === 'muestra' ? SENT_TO_NOBODY : 'La respuesta se lee en «Pedir el permiso».'
  if (rechazo === undefined) overlays.showSuccess({ title: 'El pedido de permiso se envió', message })
  else overlays.showNotice(`${capitalized(receiver())} no aceptó el pedido`, rechazo, true)
}

let sending: Task | undefined

/** Sends the letters that wait on this phone: now, and from now on as long as the tab lives. */
export function sendKept(client: QueryClient, overlays: Overlays): Promise<void> {
  sending ??= createTask({
    async turn() {
      const before = new Set((await cartas.read()).filter(isWaiting).map(({ id }) => id))
      const asked = new Set((await pedidas.read()).filter(isWaiting).map(({ id }) => id))
      if (before.size + asked.size > 0) void wakeLater(CARTAS_TAG)
      const letters = await sendCartas()
      const all = (await sendPedidas()) && letters
      const kept = await pedidas.read()
      const now = await cartas.read()
      noteCartas(now.length > 0 || kept.some(isWaiting))
      for (const carta of now) if (before.has(carta.id) && !isWaiting(carta)) tell(overlays, carta)
      for (const one of kept) if (asked.has(one.id) && !isWaiting(one)) tellPedida(overlays, one)
      await client.invalidateQueries(cartasQuery)
      await client.invalidateQueries(pedidasQuery)
      return all ? null : 'later'
    },
    failed(error) {
      console.error('No se pudo enviar', error)
      return true
    },
    when: [back],
  })
  return sending.go()
}
