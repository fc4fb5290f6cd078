import { createFileRoute } from '@tanstack/react-router'
import { MesesPage } from '@/site/lotaip/pages'
import { pageHead } from '@/site/shell/page/page-head'

export const Route = createFileRoute('/_site/transparencia/lotaip/')({
  // Apart, because every page carries the loaders of all routes.
  loader: async ({ context }) => {
    const { prepareMeses } = await import('@/site/lotaip/prepare')
    await prepareMeses(context.queryClient)
  },
  head: (context) =>
    pageHead(context, {
      title: 'Transparencia mes a mes',
      description:
        'Lo que la ley de transparencia pide publicar cada mes al cuerpo de bomberos, numeral por numeral.',
      path: '/transparencia/lotaip',
    }),
  component: MesesPage,
})
