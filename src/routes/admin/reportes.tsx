import { createFileRoute } from '@tanstack/react-router'
import { usuariosResource } from '@/access/usuarios/queries'
import { ReportesPage } from '@/admin/reportes/reportes-page'
import { reportesSearch } from '@/admin/reportes/search'
import { requiresPage } from '@/admin/shell/requires-page'
import { reportes } from '@/entities/reportes/queries'

export const Route = createFileRoute('/admin/reportes')({
  beforeLoad: requiresPage('/admin/reportes'),
  validateSearch: reportesSearch,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(reportes.known),
      queryClient.ensureQueryData(usuariosResource.list),
    ]),
  head: () => ({ meta: [{ title: 'Reportes Comunitarios' }] }),
  component: ReportesPage,
})
