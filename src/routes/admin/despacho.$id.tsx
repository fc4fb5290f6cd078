import { createFileRoute } from '@tanstack/react-router'
import { stationSearch } from '@/admin/despacho/search'
import { StationPage } from '@/admin/despacho/station-page'
import { requiresPage } from '@/admin/shell/requires-page'

export const Route = createFileRoute('/admin/despacho/$id')({
  // A call that runs is answered whatever was switched off meanwhile, and one that is over belongs to its report.
  beforeLoad: requiresPage('/admin/despacho', null),
  validateSearch: stationSearch,
  head: () => ({ meta: [{ title: '¿Quién viene?' }] }),
  component: StationPage,
})
