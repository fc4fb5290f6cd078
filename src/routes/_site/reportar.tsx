import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { searchOption, searchText } from '@/shared/lib/search-schema'
import { ReportarPage } from '@/site/reportar/reportar-page'

export const Route = createFileRoute('/_site/reportar')({
  // `compartido` comes from the worker, after another app shared something.
  validateSearch: v.object({ editar: searchText, compartido: searchOption(['si', 'no']) }),
  head: () => ({ meta: [{ title: 'Reportar' }] }),
  component: ReportarPage,
})
