import { createFileRoute } from '@tanstack/react-router'
import { stationSearch } from '@/admin/despacho/search'
import { StationPage } from '@/admin/despacho/station-page'
import { requiresPage } from '@/admin/shell/requires-page'

export const Route = createFileRoute('/admin/despacho/$id')({
  beforeLoad: requiresPage('/admin/despacho'),
  validateSearch: stationSearch,
  head: () => ({ meta: [{ title: '¿Quién viene?' }] }),
  component: StationPage,
})
