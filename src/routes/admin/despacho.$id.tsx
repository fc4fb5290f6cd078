import { createFileRoute } from '@tanstack/react-router'
import { StationPage } from '@/admin/despacho/station-page'
import { requiresPage } from '@/admin/shell/requires-page'

export const Route = createFileRoute('/admin/despacho/$id')({
  beforeLoad: requiresPage('/admin/despacho'),
  head: () => ({ meta: [{ title: '¿Quién viene?' }] }),
  component: StationPage,
})
