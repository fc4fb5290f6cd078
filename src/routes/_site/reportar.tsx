import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { searchOption, searchText } from '@/shared/lib/form/search-schema'
import { ReportarPage } from '@/site/reportar/reportar-page'
import { pageHead } from '@/site/shell/page/page-head'

export const Route = createFileRoute('/_site/reportar')({
  // The worker sets `compartido` after another app shared something.
  validateSearch: v.object({ editar: searchText, compartido: searchOption(['si', 'no']) }),
  head: (context) =>
    pageHead(context, {
      title: 'Reportar',
      description:
        'Reporte un riesgo, un daño o una necesidad con fotos y ubicación, también sin señal. En una emergencia llame al 911.',
      path: '/reportar',
    }),
  component: ReportarPage,
})
