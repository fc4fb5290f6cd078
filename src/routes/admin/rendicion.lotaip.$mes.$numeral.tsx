import { createFileRoute } from '@tanstack/react-router'
import { NumeralPage } from '@/admin/rendicion/lotaip/numeral-page'
import { numeralSearch } from '@/admin/rendicion/lotaip/search'
import { requiresPage } from '@/admin/shell/requires-page'
import { configuracion } from '@/entities/configuracion/queries'
import { catalogo, meses, presentaciones } from '@/entities/lotaip/queries'

export const Route = createFileRoute('/admin/rendicion/lotaip/$mes/$numeral')({
  beforeLoad: requiresPage('/admin/rendicion', 'lotaip'),
  validateSearch: numeralSearch,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(catalogo.query),
      queryClient.ensureQueryData(meses.known),
      queryClient.ensureQueryData(presentaciones.known),
      queryClient.ensureQueryData(configuracion.query),
    ]),
  head: () => ({ meta: [{ title: 'Transparencia' }] }),
  component: NumeralPage,
})
