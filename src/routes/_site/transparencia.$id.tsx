import { createFileRoute } from '@tanstack/react-router'
import { publishedRendiciones } from '@/entities/rendicion/filters'
import { rendiciones } from '@/entities/rendicion/queries'
import { preloadMarkdown } from '@/shared/ui/text/markdown'
import { pageHead } from '@/site/shell/page-head'
import { excerptOf } from '@/site/transparencia/body'
import { DocumentPage } from '@/site/transparencia/document-page'

export const Route = createFileRoute('/_site/transparencia/$id')({
  loader: async ({ context, params }) => {
    // fetchQuery instead of ensureQueryData: an old list may lack a report that was just published.
    const [list] = await Promise.all([context.queryClient.fetchQuery(rendiciones.list), preloadMarkdown()])
    const report = publishedRendiciones(list).find(({ id }) => id === params.id)
    // No notFound(): the page stays and listens, because another tab may publish the report.
    return report && { titulo: report.titulo, resumen: excerptOf(report) }
  },
  head: (context) =>
    context.loaderData
      ? pageHead(context, {
          title: context.loaderData.titulo,
          description: context.loaderData.resumen,
          path: `/transparencia/${context.params.id}`,
          kind: 'article',
        })
      : {},
  component: DocumentPage,
})
