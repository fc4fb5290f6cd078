import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { rendiciones } from '@/entities/rendicion/queries'
import { searchFilter, searchText } from '@/shared/lib/form/search-schema'
import { pageHead } from '@/site/shell/page/page-head'
import { TransparenciaPage } from '@/site/transparencia/transparencia-page'

const transparenciaSearch = v.object({ buscar: searchText, tag: searchFilter })

export const Route = createFileRoute('/_site/transparencia/')({
  validateSearch: transparenciaSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(rendiciones.list),
  head: (context) =>
    pageHead(context, {
      title: 'Transparencia',
      description:
        'Informes de rendición de cuentas publicados por el cuerpo de bomberos: presupuesto, gestión y resultados.',
      path: '/transparencia',
    }),
  component: TransparenciaPage,
})
