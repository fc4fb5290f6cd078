import { createFileRoute } from '@tanstack/react-router'
import { ContarPage } from '@/admin/inventario/contar/contar-page'
import { contarSearch } from '@/admin/inventario/contar/search'
import { requiresPage } from '@/admin/shell/requires-page'
import { conteos } from '@/entities/inventario/contar'
import { movimientos } from '@/entities/inventario/movimientos/queries'
import { items } from '@/entities/inventario/queries'

export const Route = createFileRoute('/admin/inventario/contar')({
  beforeLoad: requiresPage('/admin/inventario'),
  validateSearch: contarSearch,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(items.known),
      queryClient.ensureQueryData(conteos),
      queryClient.ensureQueryData(movimientos),
    ]),
  head: () => ({ meta: [{ title: 'Contar el inventario' }] }),
  component: ContarPage,
})
