import { createFileRoute } from '@tanstack/react-router'
import { requires } from '@/access/guards'
import { serviciosSearch } from '@/admin/servicios/search'
import { ServiciosPage } from '@/admin/servicios/servicios-page'
import { registros } from '@/entities/servicios/registros'

export const Route = createFileRoute('/admin/servicios')({
  beforeLoad: requires('servicios:view'),
  validateSearch: serviciosSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(registros.list),
  head: () => ({ meta: [{ title: 'Bitácora de Servicios' }] }),
  component: ServiciosPage,
})
