import { createFileRoute } from '@tanstack/react-router'
import { RevisarPage } from '@/admin/inventario/revisar/revisar-page'
import { revisarSearch } from '@/admin/inventario/revisar/search'
import { requiresPage } from '@/admin/shell/requires-page'
import { items } from '@/entities/inventario/queries'
import { listas, respuestas, revisiones } from '@/entities/inventario/revision/queries'

export const Route = createFileRoute('/admin/inventario/revisar')({
  beforeLoad: requiresPage('/admin/inventario'),
  validateSearch: revisarSearch,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(items.known),
      queryClient.ensureQueryData(listas.known),
      queryClient.ensureQueryData(respuestas),
      queryClient.ensureQueryData(revisiones),
    ]),
  head: () => ({ meta: [{ title: 'Revisar el inventario' }] }),
  component: RevisarPage,
})
