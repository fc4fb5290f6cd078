import { createFileRoute } from '@tanstack/react-router'
import { PresupuestoPage } from '@/site/presupuesto/presupuesto-page'
import { pageHead } from '@/site/shell/page/page-head'

/**
 * A fiscal year in the address, and the id of one of its cuts; anything else counts as missing. Without a library, as every
 * page carries it.
 */
const presupuestoSearch = ({
  ejercicio,
  corte,
}: Record<string, unknown>): { ejercicio?: number; corte?: string } => ({
  ...(typeof ejercicio === 'number' && { ejercicio }),
  ...(typeof corte === 'string' && { corte }),
})

export const Route = createFileRoute('/_site/transparencia/presupuesto')({
  validateSearch: presupuestoSearch,
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
