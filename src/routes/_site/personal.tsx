import { createFileRoute } from '@tanstack/react-router'
import { miembros } from '@/entities/personal/miembros'
import { personalSearch } from '@/site/personal/directorio-search'
import { PersonalPage } from '@/site/personal/personal-page'

export const Route = createFileRoute('/_site/personal')({
  validateSearch: personalSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(miembros.list),
  head: () => ({ meta: [{ title: 'Personal' }] }),
  component: PersonalPage,
})
