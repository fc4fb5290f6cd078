import { createFileRoute } from '@tanstack/react-router'
import { MiPage } from '@/site/mi/mi-page'
import { pageHead } from '@/site/shell/page-head'

export const Route = createFileRoute('/_site/mi')({
  head: (context) =>
    pageHead(context, {
      title: 'Mi lugar',
      description: 'Para el personal de la brigada: la salida en curso y mis datos, en este teléfono.',
      path: '/mi',
    }),
  component: MiPage,
})
