import { createFileRoute } from '@tanstack/react-router'
import { DespachoPage } from '@/admin/despacho/despacho-page'
import { despachoSearch } from '@/admin/despacho/search'
import { requiresPage } from '@/admin/shell/requires-page'
import { ajustesQuery, despachos } from '@/entities/despacho/queries'

export const Route = createFileRoute('/admin/despacho/')({
  beforeLoad: requiresPage('/admin/despacho'),
  validateSearch: despachoSearch,
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(despachos.known), queryClient.ensureQueryData(ajustesQuery)]),
  head: () => ({ meta: [{ title: 'Despacho' }] }),
  component: DespachoPage,
})
