import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { misReportes } from '@/entities/reportes/mis-reportes/queries'
import { reportes } from '@/entities/reportes/queries'
import { searchText } from '@/shared/lib/form/search-schema'
import { MisReportesPage } from '@/site/mis-reportes/mis-reportes-page'
import { pageHead } from '@/site/shell/page/page-head'

export const Route = createFileRoute('/_site/reportar_/mis-reportes')({
  validateSearch: v.object({ codigo: searchText }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(misReportes.list), queryClient.ensureQueryData(reportes.list)]),
  head: (context) =>
    pageHead(context, {
      title: 'Mis reportes',
      description: 'Los reportes hechos en este teléfono: en qué estado están y qué respondió la estación.',
      path: '/reportar/mis-reportes',
    }),
  component: MisReportesPage,
})
