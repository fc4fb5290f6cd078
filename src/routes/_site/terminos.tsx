import { createFileRoute } from '@tanstack/react-router'
import { TerminosPage } from '@/site/legal/terminos-page'
import { pageHead } from '@/site/shell/page/page-head'

export const Route = createFileRoute('/_site/terminos')({
  head: (context) =>
    pageHead(context, {
      title: 'Términos de Uso',
      description: 'Condiciones de uso del sitio y del sistema del cuerpo de bomberos.',
      path: '/terminos',
    }),
  component: TerminosPage,
})
