import type { MutationOptions, QueryClient } from '@tanstack/react-query'
import { fileReport } from '@/entities/reportes/mis-reportes/file-report'
import { misReportes } from '@/entities/reportes/mis-reportes/queries'
import { newReporte, type Reporte } from '@/entities/reportes/reporte'
import { contentOf, type ReportForm } from './report-schema'

/** Saves a new report, or the changes to `report`. Rejects after a toast has said why. */
export async function saveReport(
  client: QueryClient,
  values: ReportForm,
  report: Reporte | undefined,
): Promise<Reporte> {
  const content = contentOf(values)
  const run = <D, V>(options: MutationOptions<D, Error, V>, variables: V) =>
    client.getMutationCache().build(client, options).execute(variables)
  if (report) return run(misReportes.edit, { next: content, base: report })
  return run(fileReport(), newReporte(content, new Date().toISOString()))
}
