import { createFileRoute } from '@tanstack/react-router'
import { SolicitudPage } from '@/site/participacion/solicitud-page'
import { pageHead } from '@/site/shell/page/page-head'

export const Route = createFileRoute('/_site/transparencia/solicitud')({
  head: (context) =>
    pageHead(context, {
      title: 'Pedir información pública',
      description: 'Pida un documento o un dato al cuerpo de bomberos, y sepa en cuántos días le contesta.',
      path: '/transparencia/solicitud',
    }),
  component: SolicitudPage,
})
