import { createFileRoute } from '@tanstack/react-router'
import { ComoSacarPage } from '@/site/permisos/como-sacar-page'
import { hearTramite } from '@/site/permisos/tramite-query'
import { pageHead } from '@/site/shell/page/page-head'

export const Route = createFileRoute('/_site/permisos/')({
  loader: ({ context: { queryClient } }) => hearTramite(queryClient),
  head: (context) =>
    pageHead(context, {
      title: 'Cómo sacar el permiso',
      description: 'Qué papeles se piden, cuánto cuesta y qué se mira para el permiso de un local.',
      path: '/permisos',
    }),
  component: ComoSacarPage,
})
