import { createFileRoute } from '@tanstack/react-router'
import { rendiciones } from '@/entities/rendicion/rendiciones'
import { TransparenciaPage } from '@/site/transparencia/transparencia-page'
import { transparenciaSearch } from '@/site/transparencia/transparencia-search'

export const Route = createFileRoute('/_site/transparencia/')({
  validateSearch: transparenciaSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(rendiciones.list),
  head: () => ({ meta: [{ title: 'Transparencia' }] }),
  component: TransparenciaPage,
})
