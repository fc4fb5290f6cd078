import { createFileRoute } from '@tanstack/react-router'
import { searchYear } from '@/shared/lib/form/search-year'
import { PresupuestoPage } from '@/site/presupuesto/presupuesto-page'
import { pageHead } from '@/site/shell/page/page-head'

export const Route = createFileRoute('/_site/transparencia/presupuesto')({
  validateSearch: searchYear,
  // Apart, because every page carries the loaders of all routes.
  loader: async ({ context }) => {
    const { prepare } = await import('@/site/presupuesto/prepare')
    await prepare(context.queryClient)
  },
  head: (context) =>
    pageHead(context, {
      title: 'Presupuesto',
      description: 'Cuánto dinero tiene el cuerpo de bomberos, de dónde viene y en qué se usa.',
      path: '/transparencia/presupuesto',
    }),
  component: PresupuestoPage,
})
