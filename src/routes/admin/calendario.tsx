import { createFileRoute } from '@tanstack/react-router'
import { CalendarioPage } from '@/admin/calendario/calendario-page'
import { requiresPage } from '@/admin/shell/requires-page'

export const Route = createFileRoute('/admin/calendario')({
  beforeLoad: requiresPage('/admin/calendario'),
  head: () => ({ meta: [{ title: 'Calendario' }] }),
  component: CalendarioPage,
})
