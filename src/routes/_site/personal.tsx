import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { miembros } from '@/entities/personal/queries'
import { searchFilter, searchText } from '@/shared/lib/form/search-schema'
import { PersonalPage } from '@/site/personal/personal-page'
import { pageHead } from '@/site/shell/page/page-head'

const personalSearch = v.object({ buscar: searchText, area: searchFilter })

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
