import { createFileRoute } from '@tanstack/react-router'
import { excerptOf } from '@/entities/rendicion/body'
import { publishedRendiciones } from '@/entities/rendicion/filters'
import { rendiciones } from '@/entities/rendicion/queries'
import { isStoredPhoto } from '@/shared/lib/picture/photo-source'
import { isPictureSource } from '@/shared/lib/url'
import { preloadMarkdown } from '@/shared/ui/text/markdown'
import { pageHead } from '@/site/shell/page/page-head'
import { DocumentPage } from '@/site/transparencia/document-page'
import { retiradasQuery } from '@/site/transparencia/withdrawn'

export const Route = createFileRoute('/_site/transparencia/$id')({
  loader: async ({ context, params }) => {
    // fetchQuery instead of ensureQueryData: an old list may lack a report that was just published.
    const { queryClient } = context
    const [list] = await Promise.all([
      queryClient.fetchQuery(rendiciones.list),
      preloadMarkdown(),
      queryClient.fetchQuery(retiradasQuery),
    ])
    const report = publishedRendiciones(list).find(({ id }) => id === params.id)
    // No notFound(): the page stays and listens, because another tab may publish the report.
    const imagen = report?.imagenes.find((source) => isPictureSource(source) && !isStoredPhoto(source))
    return report && { titulo: report.titulo, resumen: excerptOf(report), imagen }
  },
  head: (context) =>
    context.loaderData
      ? pageHead(context, {
          title: context.loaderData.titulo,
          description: context.loaderData.resumen,
          path: `/transparencia/${encodeURIComponent(context.params.id)}`,
          kind: 'article',
          picture: context.loaderData.imagen,
        })
      : {},
  component: DocumentPage,
})
