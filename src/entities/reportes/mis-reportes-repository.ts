import { AccessError } from '@/access/authorize'
import { hasCentral } from '@/access/central/mark'
import { isAttended } from '@/entities/reportes/packet/merge'
import type { Guard } from '@/shared/storage/list-command'
import { createListRepository } from '@/shared/storage/list-repository'
import { groupText } from './cambios'
import type { Reporte } from './reporte'
import { reportesRepository } from './reportes'
import { reportesList } from './reportes-list'
import { isAnswered, isStillHere, type Seguimiento } from './seguimiento'
import { misReportesRepository } from './seguimientos'

/**
 * A report may be changed on this phone while nobody attends it, and while it either has not left the phone or went to
 * the central, to which a correction can follow it.
 */
export const isMineToChange = (report: Reporte, record: Seguimiento): boolean =>
  (isStillHere(record) || (record.central !== undefined && !record.central.eliminado)) &&
  !isAnswered(record) &&
  !isAttended(report)

/**
 * A person without an account may change this phone's reports while they were not shared, but never their triage.
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

export const mineRepository = createListRepository(reportesList, {
  guard: async () => guardMine(await misReportesRepository.all()),
})

/** Takes it off this phone. */
export async function dropMine(id: string): Promise<void> {
  if (await reportesRepository.find(id)) await mineRepository.remove([id])
  await misReportesRepository.remove([id])
}

/** `gone`: it is off this phone. `asked`: the central may have it and decides whether it may go. */
export async function withdraw({ id }: Reporte): Promise<'gone' | 'asked'> {
  if (hasCentral()) {
    const { askForWithdrawal } = await import('./envio/mine')
    if (await askForWithdrawal(id)) return 'asked'
  }
  await dropMine(id)
  return 'gone'
}
