import { createFileRoute } from '@tanstack/react-router'
import { PresupuestoPage } from '@/admin/presupuesto/presupuesto-page'
import { presupuestoSearch } from '@/admin/presupuesto/search'
import { requiresPage } from '@/admin/shell/requires-page'
import { configuracion } from '@/entities/configuracion/queries'
import { cierres, cortes, gastos, ingresos } from '@/entities/presupuesto/queries'

export const Route = createFileRoute('/admin/presupuesto')({
  beforeLoad: requiresPage('/admin/presupuesto'),
  validateSearch: presupuestoSearch,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(ingresos.known),
      queryClient.ensureQueryData(gastos.known),
      queryClient.ensureQueryData(cierres.known),
      queryClient.ensureQueryData(cortes.query),
      queryClient.ensureQueryData(configuracion.query),
    ]),
  head: () => ({ meta: [{ title: 'Gestión Presupuestaria' }] }),
  component: PresupuestoPage,
})
