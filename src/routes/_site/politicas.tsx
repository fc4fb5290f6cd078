import { createFileRoute } from '@tanstack/react-router'
import { PoliticasPage } from '@/site/legal/politicas-page'
import { pageHead } from '@/site/shell/page/page-head'

export const Route = createFileRoute('/_site/politicas')({
  head: (context) =>
    pageHead(context, {
      title: 'Políticas de Privacidad',
      description: 'Qué datos guarda este sitio, dónde quedan y cómo se borran.',
      path: '/politicas',
    }),
  loader: async () => (await import('@/site/legal/stored-data')).storedData(),
  component: PoliticasPage,
})
