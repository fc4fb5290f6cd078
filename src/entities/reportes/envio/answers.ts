import * as v from 'valibot'
import { misReportesRepository } from '@/entities/reportes/mis-reportes/repository'
import { applyAnswer, type Seguimiento } from '@/entities/reportes/mis-reportes/seguimiento'
import { answerSchema, isWebPicture } from '@/entities/reportes/packet/schema'
import { isPhotoSource, photoId } from '@/shared/lib/picture/photo-source'
import { putPhoto } from '@/shared/storage/device/photos'
import { thisPhone } from './device'
import { afterEvent, type Envio } from './envio'
import { changeEnvio, readEnvios } from './queue'

const saidSchema = v.object({
  ...answerSchema.entries,
  eliminado: v.optional(v.boolean()),
  fotoCierre: v.optional(v.string()),
  avisos: v.optional(v.boolean()),
})
type Said = v.InferOutput<typeof saidSchema>

/** So many of a phone's newest reports are asked about; older ones as these are closed. */
const MOST = 20

/** In ms: so long after it was closed its photo may still come, or a correction. */
const CLOSED_MS = 30 * 24 * 60 * 60_000

const isOpen = ({ acuse, central }: Seguimiento): boolean =>
  central !== undefined &&
  !central.eliminado &&
  (acuse?.estado !== 'CERRADO' || Date.now() - Date.parse(acuse.fechaActualizacion) < CLOSED_MS)

/** The record with the answer in it, or undefined when it tells nothing new. `foto`: the one that is on this phone. */
function withAnswer(record: Seguimiento, said: Said, foto: string | undefined): Seguimiento | undefined {
  const { id, estado, respuesta, fechaActualizacion, administrador } = said
  const acuse = { id, estado, respuesta, fechaActualizacion, ...(administrador && { administrador }) }
  const applied = applyAnswer([record], acuse, record.central?.recibido ?? acuse.fechaActualizacion)
  const next = applied.kind === 'updated' ? applied.record : record
  // What the sender has seen stays when the station deletes its report.
  if (said.eliminado && next.central) return { ...next, central: { ...next.central, eliminado: true } }
  if (next.central && next.central.foto !== foto) {
    const { foto: before, ...central } = next.central
    return { ...next, central: foto ? { ...central, foto } : central }
  }
  return applied.kind === 'updated' ? next : undefined
}

/** The photo of the answer once it is on this phone, else the one that was there before: it is asked for again. */
async function photoOf({ fotoCierre = '' }: Said, sent: Envio, before: string | undefined) {
  if (!isPhotoSource(fotoCierre)) return isWebPicture(fotoCierre) ? fotoCierre : undefined
  if (fotoCierre === before) return before
  const path = `/fotos/${photoId(fotoCierre)}?de=${encodeURIComponent(sent.id)}`
  try {
    const response = await thisPhone.ask('GET', path, sent)
    if (!response.ok || !response.headers.get('content-type')?.startsWith('image/')) return before
    await putPhoto(fotoCierre, await response.blob())
    return fotoCierre
  } catch {
    // No network or no room: the words of the answer come all the same.
    return before
  }
}

/** The central came back from a copy, or the push service gave this browser up. */
async function hearAgain(sent: Envio): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration?.active) await (await import('./avisos')).renewAnswer(registration, sent)
}

/** Asks the central for the answers to this phone's reports; true when there is something new. Never throws. */
export async function askAnswers(): Promise<boolean> {
  let news = false
  try {
    const envios = new Map((await readEnvios()).map((envio) => [envio.id, envio]))
    for (const { id, central } of (await misReportesRepository.all()).filter(isOpen).slice(0, MOST)) {
      const sent = envios.get(id)
      if (!sent) continue
      const response = await thisPhone.ask('GET', `/reportes/${encodeURIComponent(id)}/acuse`, sent)
      const said: unknown = await response.json().catch(() => null)
      if (response.status === 404 && v.is(v.object({ error: v.literal('nada') }), said)) {
        // A central that came back from an older copy: it gets the report again.
        await changeEnvio(id, (envio) => envio && afterEvent(envio, { kind: 'lost' }), true)
        continue
      }
      const read = v.safeParse(saidSchema, said)
      if (!response.ok || !read.success || read.output.id !== id) continue
      const foto = await photoOf(read.output, sent, central?.foto)
      const written = await misReportesRepository.upsertMany((records) =>
        records.flatMap((record) => (record.id === id ? (withAnswer(record, read.output, foto) ?? []) : [])),
      )
      news ||= written.length > 0
      if (sent.avisa && read.output.avisos === false)
        await hearAgain(sent).catch((error) => console.warn('El aviso no se renovó', error))
    }
  } catch {
    // Without a network the last answers stay; those that came before it was lost are news all the same.
  }
  return news
}
