import { createFileRoute } from '@tanstack/react-router'
import { EventosPage } from '@/admin/eventos/eventos-page'
import { eventosSearch } from '@/admin/eventos/search'
import { requiresPage } from '@/admin/shell/requires-page'
import { asistencias, eventos } from '@/entities/eventos/queries'
import { miembros } from '@/entities/personal/queries'

export const Route = createFileRoute('/admin/eventos')({
  beforeLoad: requiresPage('/admin/eventos'),
  validateSearch: eventosSearch,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(eventos.list),
      queryClient.ensureQueryData(asistencias.list),
      queryClient.ensureQueryData(miembros.list),
    ]),
  head: () => ({ meta: [{ title: 'Gestión de Eventos' }] }),
  component: EventosPage,
})
