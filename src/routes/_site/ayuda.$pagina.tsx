import { createFileRoute } from '@tanstack/react-router'
import { PaginaPage } from '@/site/ayuda/pagina-page'
import { pageHead } from '@/site/shell/page/page-head'

export const Route = createFileRoute('/_site/ayuda/$pagina')({
  loader: async ({ params }) => (await import('@/site/ayuda/prepare')).preparePagina(params.pagina),
  head: (context) => (context.loaderData ? pageHead(context, context.loaderData.head) : {}),
  component: PaginaPage,
})
