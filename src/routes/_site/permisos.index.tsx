import { createFileRoute } from '@tanstack/react-router'
import { ComoSacarPage } from '@/site/permisos/como-sacar-page'
import { tramiteQuery } from '@/site/permisos/tramite-query'
import { pageHead } from '@/site/shell/page/page-head'

/** In ms: a phone that never heard the central says so. */
const PATIENCE_MS = 1500

export const Route = createFileRoute('/_site/permisos/')({
  loader: ({ context: { queryClient } }) =>
    Promise.race([
      queryClient.ensureQueryData(tramiteQuery),
      new Promise<null>((late) => setTimeout(late, PATIENCE_MS, null)),
    ]),
  head: (context) =>
    pageHead(context, {
      title: 'Cómo sacar el permiso',
      description: 'Qué papeles se piden, cuánto cuesta y qué se mira para el permiso de un local.',
      path: '/permisos',
    }),
  component: ComoSacarPage,
})
