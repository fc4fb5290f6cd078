import { createFileRoute } from '@tanstack/react-router'
import { InspeccionesPage } from '@/admin/inspecciones/inspecciones-page'
import { inspeccionesSearch } from '@/admin/inspecciones/search'
import { requiresPage } from '@/admin/shell/requires-page'
import { locales } from '@/entities/inspecciones/queries'

export const Route = createFileRoute('/admin/inspecciones/')({
  beforeLoad: requiresPage('/admin/inspecciones'),
  validateSearch: inspeccionesSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(locales.known),
  head: () => ({ meta: [{ title: 'Inspecciones' }] }),
  component: InspeccionesPage,
})
