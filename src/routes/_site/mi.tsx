import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { searchText } from '@/shared/lib/form/search-schema'
import { MiPage } from '@/site/mi/mi-page'
import { pageHead } from '@/site/shell/page/page-head'

export const Route = createFileRoute('/_site/mi')({
  validateSearch: v.object({ salida: searchText }),
  head: (context) =>
    pageHead(context, {
      title: 'Mi lugar',
      description: 'Para el personal de la brigada: la salida en curso y mis datos, en este teléfono.',
      path: '/mi',
    }),
  component: MiPage,
})
