import { createFileRoute } from '@tanstack/react-router'
import { PresupuestoPage } from '@/admin/presupuesto/presupuesto-page'
import { presupuestoSearch } from '@/admin/presupuesto/search'
import { requiresPage } from '@/admin/shell/requires-page'
import { configuracion } from '@/entities/configuracion/queries'
import { gastos, ingresos } from '@/entities/presupuesto/queries'

export const Route = createFileRoute('/admin/presupuesto')({
  beforeLoad: requiresPage('/admin/presupuesto'),
  validateSearch: presupuestoSearch,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(ingresos.list),
      queryClient.ensureQueryData(gastos.list),
      queryClient.ensureQueryData(configuracion.query),
    ]),
  head: () => ({ meta: [{ title: 'Gestión Presupuestaria' }] }),
  component: PresupuestoPage,
})
