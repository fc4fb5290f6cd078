import { createFileRoute } from '@tanstack/react-router'
import { InventarioPage } from '@/admin/inventario/inventario-page'
import { inventarioSearch } from '@/admin/inventario/search'
import { requiresPage } from '@/admin/shell/requires-page'
import { movimientos } from '@/entities/inventario/movimientos/queries'
import { items } from '@/entities/inventario/queries'
import { fallas } from '@/entities/inventario/revision/queries'

export const Route = createFileRoute('/admin/inventario/')({
  beforeLoad: requiresPage('/admin/inventario'),
  validateSearch: inventarioSearch,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(items.known),
      queryClient.ensureQueryData(movimientos),
      // Few, and each of them changes an item: read later, all that is counted of the items would be counted twice.
      queryClient.ensureQueryData(fallas.known),
    ]),
  head: () => ({ meta: [{ title: 'Gestión de Inventario' }] }),
  component: InventarioPage,
})
