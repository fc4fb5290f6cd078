import { createFileRoute } from '@tanstack/react-router'
import { permisos } from '@/access/permisos-queries'
import { DatosPage } from '@/admin/datos/datos-page'
import { datosSearch } from '@/admin/datos/search'
import { requiresPage } from '@/admin/shell/requires-page'
import { pedidos } from '@/entities/datos/queries'

export const Route = createFileRoute('/admin/datos')({
  beforeLoad: requiresPage('/admin/datos'),
  validateSearch: datosSearch,
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(pedidos.known), queryClient.ensureQueryData(permisos.query)]),
  head: () => ({ meta: [{ title: 'Protección de Datos' }] }),
  component: DatosPage,
})
