import { createFileRoute } from '@tanstack/react-router'
import { PersonalPage } from '@/admin/personal/personal-page'
import { personalSearch } from '@/admin/personal/search'
import { requiresPage } from '@/admin/shell/requires-page'
import { credenciales, mandos, miembros } from '@/entities/personal/queries'

export const Route = createFileRoute('/admin/personal/')({
  beforeLoad: requiresPage('/admin/personal'),
  validateSearch: personalSearch,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(miembros.known),
      queryClient.ensureQueryData(credenciales.known),
      queryClient.ensureQueryData(mandos.query),
    ]),
  head: () => ({ meta: [{ title: 'Gestión de Personal' }] }),
  component: PersonalPage,
})
