import { createFileRoute } from '@tanstack/react-router'
import { DespachoPage } from '@/admin/despacho/despacho-page'
import { despachoSearch } from '@/admin/despacho/search'
import { requiresPage } from '@/admin/shell/requires-page'
import { ajustesQuery, despachos } from '@/entities/despacho/queries'
import { reportes } from '@/entities/reportes/queries'

export const Route = createFileRoute('/admin/despacho/')({
  beforeLoad: requiresPage('/admin/despacho'),
  validateSearch: despachoSearch,
  loaderDeps: ({ search: { reporte } }) => ({ reporte }),
  loader: ({ context: { queryClient }, deps: { reporte } }) =>
    Promise.all([
      queryClient.ensureQueryData(despachos.known),
      queryClient.ensureQueryData(ajustesQuery),
      // A form takes over the report's words as it opens, and no later.
      reporte && queryClient.fetchQuery(reportes.list),
    ]),
  head: () => ({ meta: [{ title: 'Despacho' }] }),
  component: DespachoPage,
})
