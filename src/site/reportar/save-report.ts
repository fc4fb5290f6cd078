import type { MutationOptions, QueryClient } from '@tanstack/react-query'
import { hasCentral } from '@/access/central/mark'
import { misReportes } from '@/entities/reportes/mis-reportes'
import { reportes } from '@/entities/reportes/queries'
import { newReporte, type Reporte } from '@/entities/reportes/reporte'
import { contentOf, type ReportForm } from './report-schema'

const { success: _, ...QUIET } = reportes.create.meta ?? {}

/** Saves a new report, or the changes to `report`. Rejects after a toast has said why. */
export async function saveReport(
  client: QueryClient,
  values: ReportForm,
  report: Reporte | undefined,
): Promise<Reporte | undefined> {
  const content = contentOf(values)
  const run = <D, V>(options: MutationOptions<D, Error, V>, variables: V) =>
    client.getMutationCache().build(client, options).execute(variables)
  if (report) return run(misReportes.edit, { next: content, base: report })
  // With a central the toast comes when the report was sent or had to wait.
  const create = hasCentral() ? { ...reportes.create, meta: QUIET } : reportes.create
  const [created] = await run(create, newReporte(content, new Date().toISOString()))
  // The report is on disk already; a failure here has shown its own toast.
  if (created) await run(misReportes.follow, created).catch(() => undefined)
  return created
}
