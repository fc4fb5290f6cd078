import { createFileRoute } from '@tanstack/react-router'
import { requires } from '@/access/guards'
import { EventosPage } from '@/admin/eventos/eventos-page'
import { eventosSearch } from '@/admin/eventos/search'
import { asistencias } from '@/entities/eventos/asistencias'
import { eventos } from '@/entities/eventos/eventos'
import { miembros } from '@/entities/personal/miembros'

export const Route = createFileRoute('/admin/eventos')({
  beforeLoad: requires('eventos:view'),
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
