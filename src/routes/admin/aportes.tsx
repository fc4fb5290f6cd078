import { createFileRoute } from '@tanstack/react-router'
import { AportesPage } from '@/admin/aportes/aportes-page'
import { aportesSearch } from '@/admin/aportes/search'
import { requiresPage } from '@/admin/shell/requires-page'
import { aportes } from '@/entities/aportes/queries'

export const Route = createFileRoute('/admin/aportes')({
  beforeLoad: requiresPage('/admin/aportes'),
  validateSearch: aportesSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(aportes.known),
  head: () => ({ meta: [{ title: 'Preguntas Ciudadanas' }] }),
  component: AportesPage,
})
