import { createFileRoute } from '@tanstack/react-router'
import { VerificarPage } from '@/site/permisos/verificar-page'
import { pageHead } from '@/site/shell/page/page-head'

export const Route = createFileRoute('/_site/permisos/verificar')({
  head: (context) =>
    pageHead(context, {
      title: 'Verificar un permiso',
      description: 'Compruebe con su código si un permiso vale, también sin señal.',
      path: '/permisos/verificar',
    }),
  component: VerificarPage,
})
