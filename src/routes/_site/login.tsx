import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { currentUser } from '@/access/current-user'
import { searchText } from '@/shared/lib/form/search-schema'
import { LoginPage } from '@/site/login/login-page'
import { accountsQuery } from '@/site/login/sample-accounts'
import { pageHead } from '@/site/shell/page-head'

export const Route = createFileRoute('/_site/login')({
  validateSearch: v.object({ redirect: searchText }),
  beforeLoad: async () => {
    if (await currentUser()) throw redirect({ to: '/admin' })
  },
  // The sample accounts are drawn at once: appearing later they would move the button under a finger.
  loader: ({ context }) => context.queryClient.ensureQueryData(accountsQuery),
  head: (context) =>
    pageHead(context, {
      title: 'Acceso al Sistema',
      description: 'Ingreso del personal al sistema del cuerpo de bomberos.',
      path: '/login',
    }),
  component: LoginPage,
})
