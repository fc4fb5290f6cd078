import { Suspense } from 'react'
import { AccessError } from '@/access/authorize'
import { lazy } from '@/shared/ui/control/lazy'
import { ErrorPage } from '@/site/shell/error-page'

// Only the panel restricts access, so public pages don't load this screen.
const RestrictedAccess = lazy(() =>
  import('@/admin/shell/restricted-access').then(({ RestrictedAccess }) => RestrictedAccess),
)

/** What a route shows when its guard, loader or screen threw. */
export function RouteError({ error }: { error: unknown }) {
  if (!(error instanceof AccessError)) return <ErrorPage error={error} />
  return (
    <Suspense>
      <RestrictedAccess />
    </Suspense>
  )
}
