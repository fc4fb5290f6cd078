import { createFileRoute } from '@tanstack/react-router'
import { AyudaPage } from '@/site/ayuda/ayuda-page'
import { pageHead } from '@/site/shell/page/page-head'

export const Route = createFileRoute('/_site/ayuda/')({
  loader: async () => (await import('@/site/ayuda/prepare')).prepareIndex(),
  head: (context) => (context.loaderData ? pageHead(context, context.loaderData.head) : {}),
  component: AyudaPage,
})
