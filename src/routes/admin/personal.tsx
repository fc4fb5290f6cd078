import { createFileRoute } from '@tanstack/react-router'
import { requires } from '@/access/guards'
import { PersonalPage } from '@/admin/personal/personal-page'
import { personalSearch } from '@/admin/personal/search'
import { miembros } from '@/entities/personal/miembros'

export const Route = createFileRoute('/admin/personal')({
  beforeLoad: requires('personal:view'),
  validateSearch: personalSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(miembros.list),
  head: () => ({ meta: [{ title: 'Gestión de Personal' }] }),
  component: PersonalPage,
})
