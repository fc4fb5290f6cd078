import { createFileRoute } from '@tanstack/react-router'
import { MesPage } from '@/site/lotaip/pages'
import { pageHead } from '@/site/shell/page/page-head'

export const Route = createFileRoute('/_site/transparencia/lotaip/$mes')({
  loader: async ({ context, params }) => {
    const { prepareMes } = await import('@/site/lotaip/prepare')
    // No notFound(): the page stays and listens, because another tab may publish the month.
    return prepareMes(context.queryClient, params.mes)
  },
  head: (context) =>
    context.loaderData
      ? pageHead(context, {
          title: `Transparencia de ${context.loaderData}`,
          description: `Lo que la ley de transparencia pide publicar de ${context.loaderData}, numeral por numeral.`,
          path: `/transparencia/lotaip/${context.params.mes}`,
        })
      : {},
  component: MesPage,
})
