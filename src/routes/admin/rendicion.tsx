import { createFileRoute } from '@tanstack/react-router'
import { RendicionPage } from '@/admin/rendicion/rendicion-page'
import { rendicionSearch } from '@/admin/rendicion/search'
import { requiresPage } from '@/admin/shell/requires-page'
import { configuracion } from '@/entities/configuracion/queries'
import { items } from '@/entities/inventario/queries'
import { miembros } from '@/entities/personal/queries'
import { gastos, ingresos } from '@/entities/presupuesto/queries'
import { registros } from '@/entities/registro-servicios/queries'
import { rendiciones } from '@/entities/rendicion/queries'

export const Route = createFileRoute('/admin/rendicion')({
  beforeLoad: requiresPage('/admin/rendicion'),
  validateSearch: rendicionSearch,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(rendiciones.list),
      queryClient.ensureQueryData(miembros.list),
      queryClient.ensureQueryData(items.list),
      queryClient.ensureQueryData(ingresos.list),
      queryClient.ensureQueryData(gastos.list),
      queryClient.ensureQueryData(registros.list),
      queryClient.ensureQueryData(configuracion.query),
    ]),
  head: () => ({ meta: [{ title: 'Rendición de Cuentas' }] }),
  component: RendicionPage,
})
