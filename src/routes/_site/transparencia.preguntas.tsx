import { createFileRoute } from '@tanstack/react-router'
import { PreguntasPage } from '@/site/participacion/preguntas-page'
import { pageHead } from '@/site/shell/page/page-head'

export const Route = createFileRoute('/_site/transparencia/preguntas')({
  // Apart, because every page carries the loaders of all routes.
  loader: async ({ context }) => {
    const { prepare } = await import('@/site/participacion/prepare')
    await prepare(context.queryClient)
  },
  head: (context) =>
    pageHead(context, {
      title: 'Preguntas sobre las cuentas',
      description: 'Lo que la gente preguntó sobre la rendición de cuentas y lo que contestó la brigada.',
      path: '/transparencia/preguntas',
    }),
  component: PreguntasPage,
})
