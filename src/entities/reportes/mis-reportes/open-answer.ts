import { packetIn } from '@/entities/reportes/packet/link'
import { type Refused, refuse } from '@/entities/reportes/packet/refusal'
import type { Answer } from '@/entities/reportes/packet/schema'
import { type Applied, applyAnswer } from './seguimiento'
import { misReportesRepository } from './seguimientos'

export type Answered = Refused | { kind: Applied['kind']; acuse: Answer }

/** Takes an acknowledgement from a link, a QR code or a pasted message. */
export async function openAnswer(text: string): Promise<Answered> {
  // The form never unpacks anything, and this code is larger than the rest of the form's.
  const { unpack } = await import('@/entities/reportes/packet/packet')
  const opened = unpack(packetIn(text))
  if (opened.kind === 'refused') return opened
  if (opened.packet.kind !== 'acuse')
    return refuse('not-ours', 'Eso es un reporte, no una respuesta de la estación.')
  const { acuse } = opened.packet
  let applied = applyAnswer(await misReportesRepository.all(), acuse, new Date().toISOString())
  if (applied.kind !== 'updated') return { kind: applied.kind, acuse }
  // Decided under the lock: another tab may have just written a newer answer.
  await misReportesRepository.upsertMany((records) => {
    applied = applyAnswer(records, acuse, new Date().toISOString())
    return applied.kind === 'updated' ? [applied.record] : []
  })
  return { kind: applied.kind, acuse }
}
