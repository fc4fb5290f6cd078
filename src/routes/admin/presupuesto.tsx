import { createFileRoute } from '@tanstack/react-router'
import { requires } from '@/access/guards'
import { PresupuestoPage } from '@/admin/presupuesto/presupuesto-page'
import { presupuestoSearch } from '@/admin/presupuesto/search'
import { configuracion } from '@/entities/configuracion/configuracion-repository'
import { gastos, ingresos } from '@/entities/presupuesto/partidas'

export const Route = createFileRoute('/admin/presupuesto')({
  beforeLoad: requires('presupuesto:view'),
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
