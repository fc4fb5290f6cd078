import { createFileRoute } from '@tanstack/react-router'
import { serviciosSearch } from '@/admin/servicios/search'
import { ServiciosPage } from '@/admin/servicios/servicios-page'
import { requiresPage } from '@/admin/shell/requires-page'
import { informes, registros } from '@/entities/registro-servicios/queries'

export const Route = createFileRoute('/admin/servicios/')({
  beforeLoad: requiresPage('/admin/servicios'),
  validateSearch: serviciosSearch,
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(registros.known), queryClient.ensureQueryData(informes.known)]),
  head: () => ({ meta: [{ title: 'Bitácora de Servicios' }] }),
  component: ServiciosPage,
})
