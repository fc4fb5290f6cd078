import { createFileRoute } from '@tanstack/react-router'
import { requires } from '@/access/guards'
import { RendicionPage } from '@/admin/rendicion/rendicion-page'
import { rendicionSearch } from '@/admin/rendicion/search'
import { configuracion } from '@/entities/configuracion/configuracion-repository'
import { items } from '@/entities/inventario/items'
import { miembros } from '@/entities/personal/miembros'
import { gastos, ingresos } from '@/entities/presupuesto/partidas'
import { rendiciones } from '@/entities/rendicion/rendiciones'

export const Route = createFileRoute('/admin/rendicion')({
  beforeLoad: requires('rendicion:view'),
  validateSearch: rendicionSearch,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(rendiciones.list),
      queryClient.ensureQueryData(miembros.list),
      queryClient.ensureQueryData(items.list),
      queryClient.ensureQueryData(ingresos.list),
      queryClient.ensureQueryData(gastos.list),
      queryClient.ensureQueryData(configuracion.query),
    ]),
  head: () => ({ meta: [{ title: 'Rendición de Cuentas' }] }),
  component: RendicionPage,
})
