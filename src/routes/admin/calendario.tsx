import { createFileRoute } from '@tanstack/react-router'
import { CalendarioPage } from '@/admin/calendario/calendario-page'
import { calendarioSearch } from '@/admin/calendario/search'
import { requiresPage } from '@/admin/shell/requires-page'

export const Route = createFileRoute('/admin/calendario')({
  beforeLoad: requiresPage('/admin/calendario'),
  validateSearch: calendarioSearch,
  head: () => ({ meta: [{ title: 'Calendario' }] }),
  component: CalendarioPage,
})
