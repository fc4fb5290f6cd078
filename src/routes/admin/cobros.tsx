import { createFileRoute } from '@tanstack/react-router'
import { CobrosPage } from '@/admin/inspecciones/cobros/cobros-page'
import { cobrosSearch } from '@/admin/inspecciones/cobros/search'
import { requiresPage } from '@/admin/shell/requires-page'
import { ordenes, pagos, salarios, tarifas } from '@/entities/inspecciones/cobros/queries'

export const Route = createFileRoute('/admin/cobros')({
  beforeLoad: requiresPage('/admin/cobros'),
  validateSearch: cobrosSearch,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(ordenes.known),
      queryClient.ensureQueryData(pagos.known),
      queryClient.ensureQueryData(tarifas.known),
      queryClient.ensureQueryData(salarios.known),
    ]),
  head: () => ({ meta: [{ title: 'Cobros' }] }),
  component: CobrosPage,
})
