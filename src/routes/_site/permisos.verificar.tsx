import { createFileRoute } from '@tanstack/react-router'
import { firmasQuery, VerificarPage } from '@/site/permisos/verificar-page'
import { pageHead } from '@/site/shell/page/page-head'

/** In ms. A phone that never heard the central says that it asks now: the reader is no answer to that. */
const PATIENCE_MS = 1500

export const Route = createFileRoute('/_site/permisos/verificar')({
  // What is signed is known before anything is drawn: a reader that goes away again tells nobody anything.
  loader: ({ context: { queryClient } }) =>
    Promise.race([
      queryClient.ensureQueryData(firmasQuery),
      new Promise<null>((late) => setTimeout(late, PATIENCE_MS, null)),
    ]),
  head: (context) =>
    pageHead(context, {
      title: 'Verificar un permiso',
      description: 'Compruebe con su código si un permiso vale, también sin señal.',
      path: '/permisos/verificar',
    }),
  component: VerificarPage,
})
