import { createFileRoute } from '@tanstack/react-router'
import { DatosPage } from '@/site/datos/datos-page'
import { pageHead } from '@/site/shell/page/page-head'

export const Route = createFileRoute('/_site/datos')({
  head: (context) =>
    pageHead(context, {
      title: 'Datos abiertos',
      description: 'Rendiciones, cifras y servicios por mes del cuerpo de bomberos, en CSV y JSON.',
      path: '/datos',
    }),
  component: DatosPage,
})
