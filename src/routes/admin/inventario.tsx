import { createFileRoute } from '@tanstack/react-router'
import { requires } from '@/access/guards'
import { InventarioPage } from '@/admin/inventario/inventario-page'
import { inventarioSearch } from '@/admin/inventario/search'
import { items } from '@/entities/inventario/items'

export const Route = createFileRoute('/admin/inventario')({
  beforeLoad: requires('inventario:view'),
  validateSearch: inventarioSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(items.list),
  head: () => ({ meta: [{ title: 'Gestión de Inventario' }] }),
  component: InventarioPage,
})
