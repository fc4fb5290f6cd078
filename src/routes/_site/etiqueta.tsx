import { createFileRoute } from '@tanstack/react-router'
import { EtiquetaPage } from '@/site/etiqueta/etiqueta-page'
import { pageHead } from '@/site/shell/page/page-head'

export const Route = createFileRoute('/_site/etiqueta')({
  head: (context) =>
    pageHead(context, {
      title: 'Etiqueta',
      description: 'A quién llamar si encontró una cosa de la brigada.',
      path: '/etiqueta',
    }),
  component: EtiquetaPage,
})
