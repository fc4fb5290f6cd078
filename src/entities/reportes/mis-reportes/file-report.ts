import { mutationOptions } from '@tanstack/react-query'
import { hasCentral } from '@/access/central/mark'
import { reportes } from '@/entities/reportes/queries'
import type { Reporte } from '@/entities/reportes/reporte'
import { reportesList } from '@/entities/reportes/reportes-list'
import type { MutationMeta } from '@/shared/query/toast'
import type { Row } from '@/shared/storage/entry/rows'
import { newId } from '@/shared/storage/ids'
import { commitTogether, listWrite } from '@/shared/storage/lists-together'
import type { Draft } from '@/shared/storage/stored-module'
import { misReportesList, newSeguimiento } from './seguimiento'
import { expectOnScreen } from './told'

/** Its place in the queue; none while that code can't be loaded: the next round queues what isn't. */
async function queued(report: Reporte): Promise<Row[]> {
  if (!hasCentral()) return []
  const loaded = await import('@/entities/reportes/envio/mine').catch(() => undefined)
  return loaded ? [loaded.newEnvioRow(report)] : []
}

/**
 * Keeps a report with its place in «Mis reportes» and in the queue to the central: all of it or nothing, so that what is
 * told as kept is also sent. @throws StorageError
 */
async function file(draft: Draft<Reporte>): Promise<Reporte> {
  const report = { ...draft, id: newId(reportesList.idPrefix) }
  expectOnScreen(report.id)
  const create = <T>(record: T) => ({ kind: 'create', records: [record] }) as const
  await commitTogether(
    [listWrite(reportesList, create(report)), listWrite(misReportesList, create(newSeguimiento(report)))],
    await queued(report),
  )
  return report
}

const { success: _, ...meta } = reportes.create.meta ?? {}

/** Without a toast: the page that files a report goes on to say that it is kept, and where it is. */
export const fileReport = () =>
  mutationOptions({
    mutationFn: file,
    meta: {
      ...meta,
      invalidates: [reportesList.key, misReportesList.key],
    } as MutationMeta,
  })
