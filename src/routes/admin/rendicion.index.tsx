import { createFileRoute } from '@tanstack/react-router'
import { RendicionPage } from '@/admin/rendicion/rendicion-page'
import { rendicionSearch } from '@/admin/rendicion/search'
import { sumsQuery } from '@/admin/rendicion/use-figures'
import { requiresPage } from '@/admin/shell/requires-page'
import { configuracion } from '@/entities/configuracion/queries'
import { tareas } from '@/entities/fases/queries'
import { items } from '@/entities/inventario/queries'
import { catalogo, meses, presentaciones } from '@/entities/lotaip/queries'
import { miembros } from '@/entities/personal/queries'
import { congelados } from '@/entities/presupuesto/cortes/congelados'
import { cortes, gastos, ingresos } from '@/entities/presupuesto/queries'
import { registros } from '@/entities/registro-servicios/queries'
import { rendiciones } from '@/entities/rendicion/queries'

export const Route = createFileRoute('/admin/rendicion/')({
  beforeLoad: requiresPage('/admin/rendicion'),
  validateSearch: rendicionSearch,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(rendiciones.known),
      queryClient.ensureQueryData(miembros.known),
      queryClient.ensureQueryData(items.known),
      queryClient.ensureQueryData(ingresos.known),
      queryClient.ensureQueryData(gastos.known),
      queryClient.ensureQueryData(congelados.known),
      queryClient.ensureQueryData(cortes.query),
      queryClient.ensureQueryData(registros.known),
      queryClient.ensureQueryData(sumsQuery),
      queryClient.ensureQueryData(configuracion.query),
      queryClient.ensureQueryData(catalogo.query),
      queryClient.ensureQueryData(meses.known),
      queryClient.ensureQueryData(presentaciones.known),
      queryClient.ensureQueryData(tareas.known),
    ]),
  head: () => ({ meta: [{ title: 'Rendición de Cuentas' }] }),
  component: RendicionPage,
})
