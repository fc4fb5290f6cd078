import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { currentUser } from '@/access/current-user'
import { searchFlag, searchText } from '@/shared/lib/form/search-schema'
import { lazy } from '@/shared/ui/control/lazy'
import { LoginPage } from '@/site/login/login-page'
import { accountsQuery } from '@/site/login/sample-accounts'
import { pageHead } from '@/site/shell/page/page-head'

// The panel's own: whoever reads the console's code needs no sample account, and from afar has none.
const Claim = lazy(() => import('@/admin/config/central/begin-form').then(({ BeginForm }) => BeginForm))

export const Route = createFileRoute('/_site/login')({
  // `otra`: the session with the central is over, and the one of this device isn't.
  validateSearch: v.object({ redirect: searchText, otra: searchFlag }),
  beforeLoad: async ({ search }) => {
    if (!search.otra && (await currentUser())) throw redirect({ to: '/admin' })
  },
  // The sample accounts are drawn at once: appearing later they would move the button under a finger.
  loader: ({ context }) => context.queryClient.ensureQueryData(accountsQuery),
  head: (context) =>
    pageHead(context, {
      title: 'Acceso al Sistema',
      description: 'Ingreso del personal al sistema del cuerpo de bomberos.',
      path: '/login',
    }),
  component: () => <LoginPage Claim={Claim} />,
})
