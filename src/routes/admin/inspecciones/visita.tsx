import { createFileRoute } from '@tanstack/react-router'
import { visitaSearch } from '@/admin/inspecciones/visita/search'
import { VisitaPage } from '@/admin/inspecciones/visita/visita-page'
import { requiresPage } from '@/admin/shell/requires-page'
import { locales } from '@/entities/inspecciones/queries'
import {
  abiertas,
  actas,
  equipo,
  plantillas,
  plazos,
  prorrogas,
  visitas,
} from '@/entities/inspecciones/visita/queries'

export const Route = createFileRoute('/admin/inspecciones/visita')({
  beforeLoad: requiresPage('/admin/inspecciones'),
  validateSearch: visitaSearch,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(locales.known),
      queryClient.ensureQueryData(visitas.known),
      queryClient.ensureQueryData(abiertas.known),
      queryClient.ensureQueryData(plantillas.known),
      queryClient.ensureQueryData(plazos.known),
      queryClient.ensureQueryData(actas.known),
      queryClient.ensureQueryData(prorrogas.known),
      queryClient.ensureQueryData(equipo),
    ]),
  head: () => ({ meta: [{ title: 'Visita' }] }),
  component: VisitaPage,
})
