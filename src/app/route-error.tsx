import { Suspense } from 'react'
import { AccessError } from '@/access/authorize'
import { UnusedError } from '@/access/uses'
import { UnseenError } from '@/shared/storage/errors'
import { lazy } from '@/shared/ui/control/lazy'
import { ErrorPage } from '@/site/shell/error-page'

// Only the panel restricts access, and only the panel's lists may be unknown, so public pages don't load these screens.
const RestrictedAccess = lazy(() =>
  import('@/admin/shell/restricted-access').then(({ RestrictedAccess }) => RestrictedAccess),
)
const NotHere = lazy(() => import('@/admin/shell/not-here').then(({ NotHere }) => NotHere))

const ModuleOff = lazy(() => import('@/admin/shell/module-off').then(({ ModuleOff }) => ModuleOff))

/** What a route shows when its guard, loader or screen threw. */
export function RouteError({ error }: { error: unknown }) {
  if (error instanceof UnusedError)
    return (
      <Suspense>
        <ModuleOff modulo={error.modulo} />
      </Suspense>
    )
  const restricted = error instanceof AccessError
  if (!restricted && !(error instanceof UnseenError)) return <ErrorPage error={error} />
  return <Suspense>{restricted ? <RestrictedAccess /> : <NotHere />}</Suspense>
}
