import { createFileRoute } from '@tanstack/react-router'
import { requiresPage } from '@/admin/shell/requires-page'
import { solicitudesSearch } from '@/admin/solicitudes/search'
import { SolicitudesPage } from '@/admin/solicitudes/solicitudes-page'
import { catalogo } from '@/entities/lotaip/queries'
import { solicitudes, terminos } from '@/entities/solicitudes/queries'

export const Route = createFileRoute('/admin/solicitudes')({
  beforeLoad: requiresPage('/admin/solicitudes'),
  validateSearch: solicitudesSearch,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(solicitudes.known),
      queryClient.ensureQueryData(terminos.query),
      queryClient.ensureQueryData(catalogo.query),
    ]),
  head: () => ({ meta: [{ title: 'Solicitudes de Información' }] }),
  component: SolicitudesPage,
})
