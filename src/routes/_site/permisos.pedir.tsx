import { createFileRoute } from '@tanstack/react-router'
import { PedirPage } from '@/site/permisos/pedir-page'
import { pageHead } from '@/site/shell/page/page-head'

export const Route = createFileRoute('/_site/permisos/pedir')({
  // Apart, because every page carries the loaders of all routes.
  loader: async ({ context: { queryClient } }) => {
    const { prepare } = await import('@/site/permisos/pedir-prepare')
    await prepare(queryClient)
  },
  head: (context) =>
    pageHead(context, {
      title: 'Pedir el permiso de un local',
      description: 'Pida el permiso de funcionamiento de su local desde el teléfono, también sin señal.',
      path: '/permisos/pedir',
    }),
  component: PedirPage,
})
