import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { AccessError } from '@/access/authorize'
import { packetIn } from '@/entities/reportes/packet/link'
import { isAttended } from '@/entities/reportes/packet/merge'
import { type Refused, refuse } from '@/entities/reportes/packet/refusal'
import type { Answer } from '@/entities/reportes/packet/schema'
import type { MutationMeta } from '@/shared/query/toast'
import type { Guard } from '@/shared/storage/list-command'
import { createListRepository } from '@/shared/storage/list-repository'
import { groupText } from './cambios'
import { misReportesList } from './mis-reportes-list'
import type { Reporte } from './reporte'
import { reportesList } from './reportes-list'
import {
  type Applied,
  applyAnswer,
  isStillHere,
  newSeguimiento,
  type Seguimiento,
  shared,
} from './seguimiento'
import { misReportesRepository } from './seguimientos'

const now = () => new Date().toISOString()

/** A report may be changed on this phone while it has not left it and nobody attends it. */
export const isMineToChange = (report: Reporte, record: Seguimiento): boolean =>
  isStillHere(record) && !isAttended(report)

/**
 * Without an account a person may change the reports of this phone that were not shared yet, but never their triage.
 * @throws AccessError
 */
function guardMine(records: readonly Seguimiento[]): Guard<Reporte> {
  return (changes) => {
    for (const { before, after } of changes) {
      const record = records.find(({ id }) => id === before?.id)
      const mine = before && record && isMineToChange(before, record)
      if (!mine || (after && groupText(after, 'atencion') !== groupText(before, 'atencion')))
        throw new AccessError('rendicion:edit', 'Este reporte ya no se puede cambiar desde aquí.')
    }
  }
}

const mineRepository = createListRepository(reportesList, {
  guard: async () => guardMine(await misReportesRepository.all()),
})

async function withdraw(report: Reporte): Promise<void> {
  await mineRepository.remove([report.id])
  await misReportesRepository.remove([report.id])
}

type Edit = { next: Partial<Reporte>; base: Reporte }

/** Notes what happened to a report that has not been shared yet. */
const mark = (change: (record: Seguimiento, now: string) => Seguimiento) => (id: string) =>
  misReportesRepository.upsertMany((records) =>
    records.filter((record) => record.id === id && !record.compartido).map((record) => change(record, now())),
  )

const NOT_MARKED = 'No se pudo anotar si el reporte se envió.'

export type Answered = Refused | { kind: Applied['kind']; acuse: Answer }

/** Takes an acknowledgement from a link, a QR code or a pasted message. */
async function answer(text: string): Promise<Answered> {
  // The form never unpacks anything, and this code is larger than the rest of the form's.
  const { unpack } = await import('@/entities/reportes/packet/packet')
  const opened = unpack(packetIn(text))
  if (opened.kind === 'refused') return opened
  if (opened.packet.kind !== 'acuse')
    return refuse('not-ours', 'Eso es un reporte, no una respuesta de la estación.')
  const { acuse } = opened.packet
  let applied = applyAnswer(await misReportesRepository.all(), acuse, now())
  if (applied.kind !== 'updated') return { kind: applied.kind, acuse }
  // Decided under the lock: another tab may have just written a newer answer.
  await misReportesRepository.upsertMany((records) => {
    applied = applyAnswer(records, acuse, now())
    return applied.kind === 'updated' ? [applied.record] : []
  })
  return { kind: applied.kind, acuse }
}

const meta = (rest: MutationMeta): MutationMeta => ({
  invalidates: [misReportesList.key, reportesList.key],
  ...rest,
})

/** This phone's own reports and what their author may do with them, without an account. */
export const misReportes = {
  list: queryOptions({ queryKey: [misReportesList.key], queryFn: () => misReportesRepository.all() }),

  follow: mutationOptions({
    mutationFn: (report: Reporte) => misReportesRepository.restore([newSeguimiento(report)]),
    meta: meta({ failure: 'El reporte quedó guardado, pero no se pudo anotar en «Mis reportes».' }),
  }),

  edit: mutationOptions({
    mutationFn: ({ next, base }: Edit) => mineRepository.update(base.id, next, base),
    meta: meta({
      success: { title: 'Reporte actualizado' },
      failure: 'No se pudo actualizar el reporte.',
    }),
  }),

  withdraw: mutationOptions({
    mutationFn: withdraw,
    meta: meta({ success: { title: 'Reporte retirado' }, failure: 'No se pudo retirar el reporte.' }),
  }),

  /** WhatsApp, a QR code or another way was opened: no app can tell whether the person sent it. */
  markTried: mutationOptions({
    mutationFn: mark((record, now) => ({ ...record, intentado: now })),
    meta: meta({ failure: NOT_MARKED }),
  }),

  /** The person said that it went. */
  markShared: mutationOptions({
    mutationFn: mark(shared),
    meta: meta({
      success: {
        title: 'Reporte enviado',
        message: 'Tu reporte ha sido enviado correctamente. Te contactaremos pronto.',
      },
      failure: NOT_MARKED,
    }),
  }),

  /** The person said that it did not go yet. */
  markNotShared: mutationOptions({
    mutationFn: mark((record) => ({ ...record, intentado: undefined })),
    meta: meta({ failure: NOT_MARKED }),
  }),

  answer: mutationOptions({
    mutationFn: answer,
    meta: meta({ failure: 'No se pudo guardar la respuesta de la estación.' }),
  }),
}
