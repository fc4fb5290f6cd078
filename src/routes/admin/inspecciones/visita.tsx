import { createFileRoute } from '@tanstack/react-router'
import { visitaSearch } from '@/admin/inspecciones/visita/search'
import { VisitaPage } from '@/admin/inspecciones/visita/visita-page'
import { requiresPage } from '@/admin/shell/requires-page'
import { locales } from '@/entities/inspecciones/queries'
import { abiertas, plantillas, visitas } from '@/entities/inspecciones/visita/queries'

export const Route = createFileRoute('/admin/inspecciones/visita')({
  beforeLoad: requiresPage('/admin/inspecciones'),
  validateSearch: visitaSearch,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(locales.known),
      queryClient.ensureQueryData(visitas.known),
      queryClient.ensureQueryData(abiertas.known),
      queryClient.ensureQueryData(plantillas.known),
    ]),
  head: () => ({ meta: [{ title: 'Visita' }] }),
  component: VisitaPage,
})
