import { createFileRoute } from '@tanstack/react-router'
import { BuzonPage } from '@/admin/buzon/buzon-page'
import { buzonSearch } from '@/admin/buzon/search'
import { requiresPage } from '@/admin/shell/requires-page'

export const Route = createFileRoute('/admin/buzon')({
  beforeLoad: requiresPage('/admin/buzon'),
  validateSearch: buzonSearch,
  head: () => ({ meta: [{ title: 'Buzón' }] }),
  component: BuzonPage,
})
