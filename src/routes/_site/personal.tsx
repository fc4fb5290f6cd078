import { createFileRoute } from '@tanstack/react-router'
import { miembros } from '@/entities/personal/queries'
import { PersonalPage } from '@/site/personal/personal-page'
import { personalSearch } from '@/site/personal/personal-search'
import { pageHead } from '@/site/shell/page/page-head'

export const Route = createFileRoute('/_site/personal')({
  validateSearch: personalSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(miembros.list),
  head: (context) =>
    pageHead(context, {
      title: 'Personal',
      description: 'Las bomberas y los bomberos voluntarios: cargos, áreas y contactos de la institución.',
      path: '/personal',
    }),
  component: PersonalPage,
})
