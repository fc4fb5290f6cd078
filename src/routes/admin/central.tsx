import { createFileRoute } from '@tanstack/react-router'
import { CentralPage } from '@/admin/central/central-page'
import { requiresPage } from '@/admin/shell/requires-page'

export const Route = createFileRoute('/admin/central')({
  beforeLoad: requiresPage('/admin/central'),
  head: () => ({ meta: [{ title: 'Central' }] }),
  component: CentralPage,
})
