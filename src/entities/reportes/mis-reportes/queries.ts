import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { hasCentral } from '@/access/central/mark'
import { packetIn } from '@/entities/reportes/packet/link'
import { type Refused, refuse } from '@/entities/reportes/packet/refusal'
import type { Answer } from '@/entities/reportes/packet/schema'
import type { Reporte } from '@/entities/reportes/reporte'
import { reportesList } from '@/entities/reportes/reportes-list'
import type { MutationMeta } from '@/shared/query/toast'
import { dropMine, mineRepository, misReportesRepository } from './repository'
import { type Applied, applyAnswer, misReportesList, type Seguimiento, shared } from './seguimiento'

export type Answered = Refused | { kind: Applied['kind']; acuse: Answer }

/** Takes an acknowledgement from a link, a QR code or a pasted message. */
async function openAnswer(text: string): Promise<Answered> {
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

/** `gone`: it is off this phone. `asked`: the central may have it and decides whether it may go. */
export async function withdraw({ id }: Reporte): Promise<'gone' | 'asked'> {
  if (hasCentral()) {
    const { askForWithdrawal } = await import('@/entities/reportes/envio/mine')
    if (await askForWithdrawal(id)) return 'asked'
  }
  await dropMine(id)
  return 'gone'
}

const now = () => new Date().toISOString()

type Edit = { next: Partial<Reporte>; base: Reporte }

/** Notes what happened to a report that has not been shared yet. */
const mark = (change: (record: Seguimiento, now: string) => Seguimiento) => (id: string) =>
  misReportesRepository.upsertMany((records) =>
    records.filter((record) => record.id === id && !record.compartido).map((record) => change(record, now())),
  )

export const WITHDRAWN = { title: 'Reporte retirado' }

const NOT_MARKED = 'No se pudo anotar si el reporte se envió.'

const meta = (rest: MutationMeta): MutationMeta => ({
  invalidates: [misReportesList.key, reportesList.key],
  ...rest,
})

/** This phone's own reports and what their author may do with them, without an account. */
export const misReportes = {
  list: queryOptions({ queryKey: [misReportesList.key], queryFn: () => misReportesRepository.all() }),

  edit: mutationOptions({
    mutationFn: ({ next, base }: Edit) => mineRepository.update(base.id, next, base),
    meta: meta({
      success: { title: 'Reporte actualizado' },
      failure: 'No se pudo actualizar el reporte.',
    }),
  }),

  withdraw: mutationOptions({
    mutationFn: withdraw,
    meta: meta({
      success: (outcome) =>
        outcome === 'gone'
          ? WITHDRAWN
          : // Its card says that it was asked for and waits.
            undefined,
      failure: 'No se pudo retirar el reporte.',
    }),
  }),

  /** WhatsApp, a QR code or another way was opened: no app can tell whether the person sent it. */
  markTried: mutationOptions({
    mutationFn: mark((record, now) => ({ ...record, intentado: now })),
    meta: meta({ failure: NOT_MARKED }),
  }),

  /** The person said that they sent it. */
  markShared: mutationOptions({
    mutationFn: mark(shared),
    // Said by the page where it is answered.
    meta: meta({ failure: NOT_MARKED }),
  }),

  /** The person said that they did not send it yet. */
  markNotShared: mutationOptions({
    mutationFn: mark((record) => ({ ...record, intentado: undefined })),
    meta: meta({ failure: NOT_MARKED }),
  }),

  answer: mutationOptions({
    mutationFn: openAnswer,
    meta: meta({ failure: 'No se pudo guardar la respuesta de la estación.' }),
  }),
}
