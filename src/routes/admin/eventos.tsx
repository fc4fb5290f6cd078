import { createFileRoute } from '@tanstack/react-router'
import { EventosPage } from '@/admin/eventos/eventos-page'
import { eventosSearch } from '@/admin/eventos/search'
import { requiresPage } from '@/admin/shell/requires-page'
import { asistencias, eventos } from '@/entities/eventos/queries'
import { miembros } from '@/entities/personal/queries'

export const Route = createFileRoute('/admin/eventos')({
  beforeLoad: requiresPage('/admin/eventos'),
  validateSearch: eventosSearch,
  loader: ({ context: { queryClient } }) => {
    // Not waited for: whoever doesn't see the staff's records gets the names from what the central publishes.
    void queryClient.prefetchQuery(miembros.list)
    return Promise.all([
      queryClient.ensureQueryData(eventos.known),
      queryClient.ensureQueryData(asistencias.known),
    ])
  },
  head: () => ({ meta: [{ title: 'Gestión de Eventos' }] }),
  component: EventosPage,
})
