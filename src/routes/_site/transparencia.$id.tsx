import { createFileRoute } from '@tanstack/react-router'
import { publishedRendiciones } from '@/entities/rendicion/consulta'
import { rendiciones } from '@/entities/rendicion/queries'
import { preloadMarkdown } from '@/shared/ui/text/markdown'
import { pageHead } from '@/site/shell/page-head'
import { excerptOf } from '@/site/transparencia/cuerpo'
import { DocumentPage } from '@/site/transparencia/document-page'

export const Route = createFileRoute('/_site/transparencia/$id')({
  loader: async ({ context, params }) => {
    // Not ensureQueryData: a report that was published a moment ago must not be missing from an old list.
    const [list] = await Promise.all([context.queryClient.fetchQuery(rendiciones.list), preloadMarkdown()])
    const report = publishedRendiciones(list).find(({ id }) => id === params.id)
    // Not notFound(): the page stays and listens, for another tab may publish it.
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
