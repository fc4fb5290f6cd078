import { SpokenError } from '@/shared/lib/spoken-error'
import { wakeLater } from '@/shared/storage/device/wake'
import { newUuid } from '@/shared/storage/ids'
import { CARTAS_TAG, type Carta, cartas, type Destino, sendCartas } from './carta'
import { tellCarta } from './started'

/** In ms: after this time without an answer the person is told that it waits. */
const WORD_MS = 5000

/** What the central's address takes; a telephone that nobody wrote isn't sent. */
function textoOf({ telefono, ...written }: Written): Record<string, string> {
  const spoken = telefono?.trim()
  return { ...written, ...(spoken && { telefono: spoken }) }
}

type Written = { envio: string; telefono?: string } & Record<string, string>

/**
 * Keeps a letter on this phone, then sends it: resolves to the ISO instant in which the central took it, or to undefined when it waits and
 * goes by itself. `envio` is its id, '' before the first try; `keep` gets it before anything is kept, so that the same
 * form never makes two.
 * @throws SpokenError with the central's reason: then nothing of it is kept
 */
export async function sendCarta(
  que: Destino,
  written: Written,
  keep: (envio: string) => void,
): Promise<string | undefined> {
  const id = written.envio || newUuid()
  keep(id)
  const carta: Carta = {
    id,
    que,
    escrita: new Date().toISOString(),
    texto: textoOf({ ...written, envio: id }),
  }
  await cartas.put(carta)
  const sending = sendCartas().catch((error) => console.warn('No se pudo enviar', error))
  await Promise.race([sending, new Promise((late) => setTimeout(late, WORD_MS))])
  const now = (await cartas.read()).find((one) => one.id === id)
  if (now?.llegada || now?.rechazo !== undefined) await cartas.drop(id)
  if (now?.rechazo !== undefined) throw new SpokenError(now.rechazo)
  if (now?.llegada) return now.llegada
  tellCarta()
  void wakeLater(CARTAS_TAG)
  return undefined
}
