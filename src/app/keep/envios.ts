import type { QueryClient } from '@tanstack/react-query'
import { centralMark, receiver } from '@/access/central/mark'
import { SYNC_TAG, sendAll } from '@/entities/reportes/envio/device'
import { nextTask, refusedWords, wordOf } from '@/entities/reportes/envio/envio'
import { hearCentral, queueMine } from '@/entities/reportes/envio/mine'
import { envios } from '@/entities/reportes/envio/queries'
import { onEnvios, readEnvios } from '@/entities/reportes/envio/queue'
import { WITHDRAWN } from '@/entities/reportes/mis-reportes/queries'
import { misReportesList } from '@/entities/reportes/mis-reportes/seguimiento'
import { ENVIADO, ENVIADO_A_NADIE, isOnScreen } from '@/entities/reportes/mis-reportes/told'
import { reportesList } from '@/entities/reportes/reportes-list'
import { capitalized } from '@/shared/lib/text'
import { wakeLater } from '@/shared/storage/device/wake'
import { back, written } from '@/shared/task/moments'
import { createTask } from '@/shared/task/task'
import type { Overlays } from '@/shared/ui/overlay/overlays'

/** After this time without an answer the person is told that the report is kept. */
const WORD_MS = 5000

/** In ms: several answers that a worker or another tab gets in a row are read once. */
const TOGETHER_MS = 200

/** What this phone itself failed with, a storage that is full or slow, may be over the next time. */
function unsent(error: unknown): boolean {
  console.error('No se pudo enviar', error)
  return true
}

/** By report, why the central refused it, as the report's card says too. */
const wordsOf = async () => new Map((await readEnvios()).map((envio) => [envio.id, wordOf(envio)]))

/**
 * Sends this phone's reports for as long as the tab lives: at once, when something is written, when the network or the
 * person is back, and repeatedly while something waits. Returns a function that starts a round; with the id of a report
 * that was just filed it also tells the person that the report is kept, if no answer comes in time (`tellKept`).
 */
export function keepSending(
  client: QueryClient,
  overlays: Overlays,
  tellKept: (id: string) => void,
): (filed?: string) => void {
  async function hear(): Promise<void> {
    const { received, withdrawn } = await hearCentral()
    if (received.some((id) => !isOnScreen(id)))
      overlays.showSuccess(centralMark() === 'muestra' ? ENVIADO_A_NADIE : ENVIADO)
    if (withdrawn.length > 0) overlays.showSuccess(WITHDRAWN)
    for (const queryKey of [envios.list.queryKey, [misReportesList.key], [reportesList.key]])
      void client.invalidateQueries({ queryKey })
  }

  const hearing = createTask({ turn: hear, failed: unsent })

  async function round(): Promise<'later' | null> {
    await queueMine()
    const before = await wordsOf()
    if ((await readEnvios()).some(nextTask)) void wakeLater(SYNC_TAG)
    const outcome = await sendAll()
    await hearing.go()
    for (const envio of await readEnvios()) {
      const word = wordOf(envio)
      if (word && word !== before.get(envio.id) && !isOnScreen(envio.id))
        overlays.showNotice(`${capitalized(receiver())} ${refusedWords(envio)}`, word, true)
    }
    return outcome === 'later' ? 'later' : null
  }

  const sending = createTask({ turn: round, failed: unsent, when: [back, written([reportesList.key])] })

  async function sendFiled(id: string): Promise<void> {
    await Promise.race([sending.go(), new Promise((resolve) => setTimeout(resolve, WORD_MS))])
    const envio = (await readEnvios()).find((one) => one.id === id)
    if (!envio?.enviado && !envio?.rechazo) tellKept(id)
  }

  onEnvios(({ send: now }) => {
    if (now) void sending.go()
    // Not after the round: the central may have the text long before the photos.
    else hearing.later(TOGETHER_MS)
  })
  return (filed) => {
    if (filed) sendFiled(filed).catch(unsent)
    else void sending.go()
  }
}
