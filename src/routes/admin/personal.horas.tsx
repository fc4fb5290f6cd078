import { createFileRoute } from '@tanstack/react-router'
import { HorasPage } from '@/admin/personal/horas/horas-page'
import { horasSearch } from '@/admin/personal/horas/search'
import { requiresPage } from '@/admin/shell/requires-page'
import { miembros } from '@/entities/personal/queries'

export const Route = createFileRoute('/admin/personal/horas')({
  beforeLoad: requiresPage('/admin/personal'),
  validateSearch: horasSearch,
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(miembros.known),
  head: () => ({ meta: [{ title: 'Horas del personal' }] }),
  component: HorasPage,
})
