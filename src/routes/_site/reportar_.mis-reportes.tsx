import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { misReportes } from '@/entities/reportes/mis-reportes'
import { reportes } from '@/entities/reportes/reportes'
import { searchText } from '@/shared/lib/search-schema'
import { MisReportesPage } from '@/site/mis-reportes/mis-reportes-page'

export const Route = createFileRoute('/_site/reportar_/mis-reportes')({
  validateSearch: v.object({ codigo: searchText }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(misReportes.list), queryClient.ensureQueryData(reportes.list)]),
  head: () => ({ meta: [{ title: 'Mis reportes' }] }),
  component: MisReportesPage,
})
