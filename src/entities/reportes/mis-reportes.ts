import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { AccessError } from '@/access/authorize'
import { hasCentral } from '@/access/central/mark'
import { isAttended } from '@/entities/reportes/packet/merge'
import type { MutationMeta } from '@/shared/query/toast'
import type { Guard } from '@/shared/storage/list-command'
import { createListRepository } from '@/shared/storage/list-repository'
import { groupText } from './cambios'
import { misReportesList } from './mis-reportes-list'
import { openAnswer } from './open-answer'
import type { Reporte } from './reporte'
import { reportesRepository } from './reportes'
import { reportesList } from './reportes-list'
import { isAnswered, isStillHere, newSeguimiento, type Seguimiento, shared } from './seguimiento'
import { misReportesRepository } from './seguimientos'

const now = () => new Date().toISOString()

/**
 * A report may be changed on this phone while nobody attends it and it has not left the phone, or went to the central,
 * where a correction follows it.
 */
export const isMineToChange = (report: Reporte, record: Seguimiento): boolean =>
  (isStillHere(record) || (record.central !== undefined && !record.central.eliminado)) &&
  !isAnswered(record) &&
  !isAttended(report)

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

/** Takes it off this phone. */
export async function dropMine(id: string): Promise<void> {
  if (await reportesRepository.find(id)) await mineRepository.remove([id])
  await misReportesRepository.remove([id])
}

/** `asked`: the central may have it and says whether it lets it go. */
async function withdraw({ id }: Reporte): Promise<'gone' | 'asked'> {
  if (hasCentral()) {
    const { askForWithdrawal } = await import('./envio/mine')
    if (await askForWithdrawal(id)) return 'asked'
  }
  await dropMine(id)
  return 'gone'
}

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
    meta: meta({
      success: (outcome) =>
        outcome === 'gone'
          ? WITHDRAWN
          : { title: 'Pidió retirar el reporte', message: 'Se retira apenas haya señal.' },
      failure: 'No se pudo retirar el reporte.',
    }),
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
    mutationFn: openAnswer,
    meta: meta({ failure: 'No se pudo guardar la respuesta de la estación.' }),
  }),
}
