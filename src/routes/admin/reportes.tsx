import { createFileRoute } from '@tanstack/react-router'
import { requires } from '@/access/guards'
import { ReportesPage } from '@/admin/reportes/reportes-page'
import { reportesSearch } from '@/admin/reportes/search'
import { reportes } from '@/entities/reportes/reportes'

export const Route = createFileRoute('/admin/reportes')({
  beforeLoad: requires('rendicion:view'),
  validateSearch: reportesSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(reportes.list),
  head: () => ({ meta: [{ title: 'Reportes Comunitarios' }] }),
  component: ReportesPage,
})
