import { createFileRoute } from '@tanstack/react-router'
import { PoliticasPage } from '@/site/legal/politicas-page'
import { pageHead } from '@/site/shell/page-head'

export const Route = createFileRoute('/_site/politicas')({
  head: (context) =>
    pageHead(context, {
      title: 'Políticas de Privacidad',
      description: 'Qué datos guarda este sitio, dónde quedan y cómo se borran.',
      path: '/politicas',
    }),
  component: PoliticasPage,
})
