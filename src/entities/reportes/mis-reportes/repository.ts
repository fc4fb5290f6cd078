import { AccessError } from '@/access/authorize'
import { listRepository } from '@/access/repository'
import { groupText } from '@/entities/reportes/cambios'
import { isAttended } from '@/entities/reportes/packet/merge'
import { reportesRepository } from '@/entities/reportes/queries'
import type { Reporte } from '@/entities/reportes/reporte'
import { reportesList } from '@/entities/reportes/reportes-list'
import type { Row } from '@/shared/storage/entry/rows'
import type { Guard } from '@/shared/storage/list-command'
import { createListRepository } from '@/shared/storage/list-repository'
import { commitTogether, listWrite } from '@/shared/storage/lists-together'
import { isAnswered, isStillHere, misReportesList, type Seguimiento } from './seguimiento'

/** This phone's own reports. `restore` adds a record under its own id. */
export const misReportesRepository = listRepository(misReportesList)

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
        throw new AccessError('reportes:edit', 'Este reporte ya no se puede cambiar desde aquí.')
    }
  }
}

const guardOwn = async () => guardMine(await misReportesRepository.all())

export const mineRepository = createListRepository(reportesList, { guard: guardOwn })

/** Takes it off this phone with all that belongs to it; `rows` go in the same commit. */
export async function dropMine(id: string, rows: readonly Row[] = []): Promise<void> {
  const command = { kind: 'remove', ids: [id] } as const
  const known = await reportesRepository.find(id)
  await commitTogether(
    [
      ...(known ? [listWrite(reportesList, command, await guardOwn())] : []),
      listWrite(misReportesList, command),
    ],
    rows,
  )
}
