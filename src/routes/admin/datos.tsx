import { createFileRoute } from '@tanstack/react-router'
import { permisos } from '@/access/permisos-queries'
import { asksOfData, leadsToBuzon, puertaSearch } from '@/admin/buzon/search'
import { DatosPage } from '@/admin/datos/datos-page'
import { requiresPage } from '@/admin/shell/requires-page'

const [enter, toBuzon] = [requiresPage('/admin/datos'), leadsToBuzon('/admin/datos', 'DATOS')]

export const Route = createFileRoute('/admin/datos')({
  validateSearch: puertaSearch,
  beforeLoad: (entering) => (asksOfData(entering.search) ? toBuzon(entering) : enter(entering)),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(permisos.query),
  head: () => ({ meta: [{ title: 'Protección de Datos' }] }),
  component: DatosPage,
})
