import { createFileRoute } from '@tanstack/react-router'
import { InventarioPage } from '@/admin/inventario/inventario-page'
import { inventarioSearch } from '@/admin/inventario/search'
import { requiresPage } from '@/admin/shell/requires-page'
import { movimientos } from '@/entities/inventario/movimientos/queries'
import { items } from '@/entities/inventario/queries'

export const Route = createFileRoute('/admin/inventario/')({
  beforeLoad: requiresPage('/admin/inventario'),
  validateSearch: inventarioSearch,
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(items.known), queryClient.ensureQueryData(movimientos)]),
  head: () => ({ meta: [{ title: 'Gestión de Inventario' }] }),
  component: InventarioPage,
})
