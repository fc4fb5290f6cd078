import type { MutationOptions, QueryClient } from '@tanstack/react-query'
import { misReportes } from '@/entities/reportes/mis-reportes'
import { reportes } from '@/entities/reportes/queries'
import { newReporte, type Reporte } from '@/entities/reportes/reporte'
import type { ReportForm } from './report-schema'
import { contentOf } from './report-values'

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
  const [created] = await run(reportes.create, newReporte(content, new Date().toISOString()))
  // The report is on disk already; a failure here has shown its own toast.
  if (created) await run(misReportes.follow, created).catch(() => undefined)
  return created
}
