import { CARTAS_TAG } from '@/entities/cartas/carta'
import { tellCarta } from '@/entities/cartas/started'
import type { Escrito } from '@/entities/inspecciones/peticion'
import { pedidas, sendPedidas } from '@/entities/inspecciones/peticion-envio'
import { toBase64Url } from '@/shared/lib/file/base64'
import { wakeLater } from '@/shared/storage/device/wake'
import { newUuid } from '@/shared/storage/ids'

/** In ms: after this time without an answer the person is told that it waits. */
const WORD_MS = 5000

/** 128 random bits, as a header carries them. */
export const newKey = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(16)))
export const newPedida = (): string => newUuid()

/** Keeps a request on this phone, then sends it; resolves once it went or has to wait, which the row of it says. */
export async function sendPedida(one: { id: string; llave: string }, escrito: Escrito): Promise<void> {
  await pedidas.put({ ...one, escrita: new Date().toISOString(), escrito })
  const sending = sendPedidas().catch((error) => {
    console.warn('No se pudo enviar', error)
    return false
  })
  const all = await Promise.race([sending, new Promise<false>((late) => setTimeout(late, WORD_MS, false))])
  if (all) return
  tellCarta()
  void wakeLater(CARTAS_TAG)
}
