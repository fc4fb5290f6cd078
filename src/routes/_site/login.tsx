import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { currentUser } from '@/access/current-user'
import { searchText } from '@/shared/lib/search-schema'
import { LoginPage } from '@/site/login/login-page'

export const Route = createFileRoute('/_site/login')({
  validateSearch: v.object({ redirect: searchText }),
  beforeLoad: async () => {
    if (await currentUser()) throw redirect({ to: '/admin' })
  },
  head: () => ({ meta: [{ title: 'Acceso al Sistema' }] }),
  component: LoginPage,
})
