import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter, type RouterHistory, RouterProvider } from '@tanstack/react-router'
import { Suspense } from 'react'
import { AccessError } from '@/access/authorize'
import { UnusedError } from '@/access/uses'
import { createWorker } from '@/app/boot/worker'
import { routeTree } from '@/routeTree.gen'
import { asTold, sentenceOf } from '@/shared/lib/spoken-error'
import { refreshKey } from '@/shared/query/read-from'
import { UnseenError } from '@/shared/storage/errors'
import { createInstall, InstallContext } from '@/shared/ui/control/install'
import { lazy } from '@/shared/ui/control/lazy'
import { createReload, ReloadContext } from '@/shared/ui/control/reload'
import { createOverlays, type Overlays, OverlaysContext } from '@/shared/ui/overlay/overlays'
import { ErrorPage } from '@/site/shell/error-page'
import { NotFoundPage } from '@/site/shell/not-found-page'
import { followZona } from './boot/follow-brigade'
import { ConnectionNotice } from './notices/connection-notice'
import { loadOverlays, Notices, OverlaysHost } from './notices/notices'

const FAILURE = 'No se pudo guardar.'

/** The one place where a write's end becomes a toast and a refresh. */
export function createQueryClient({ showError, showSuccess }: Overlays): QueryClient {
  /** What takes back the last failure of each kind of write, by its sentence. */
  const failed = new Map<string, () => void>()
  /** Takes the standing offer to undo an import off the screen: what was written since stands on it. */
  let endOffer = (): void => undefined
  const client = new QueryClient({
    defaultOptions: {
      // localStorage works without a network, so being offline must not pause anything.
      queries: { networkMode: 'always', staleTime: Number.POSITIVE_INFINITY },
      mutations: { networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onSuccess: async (data, variables, _context, mutation) => {
        const { success, invalidates = [], undo, undoWords, failure = FAILURE } = mutation.meta ?? {}
        if (failure) failed.get(failure)?.()
        // What is written without a word goes with another write, as a cédula's day with its lines.
        if (success && invalidates.length > 0) endOffer()
        const refresh = () => Promise.all(invalidates.map((key) => refreshKey(client, key)))
        await refresh()
        const toast = typeof success === 'function' ? success(data, variables) : success
        if (!toast) return
        const takeAway = showSuccess(toast, undo && (() => undo(data).then(refresh)), undoWords)
        if (undoWords?.lasts) endOffer = takeAway
      },
      onError: (error, _variables, _context, mutation) => {
        console.error('Error al guardar', error)
        const { failure = FAILURE } = mutation.meta ?? {}
        if (failure) {
          failed.get(failure)?.()
          failed.set(failure, showError(failure, undefined, sentenceOf(error)))
        }
        asTold(error)
      },
    }),
  })
  return client
}

// Only the panel restricts access, and only the panel's lists may be unknown, so public pages don't load these screens.
const RestrictedAccess = lazy(() =>
  import('@/admin/shell/restricted-access').then(({ RestrictedAccess }) => RestrictedAccess),
)
const NotHere = lazy(() => import('@/admin/shell/not-here').then(({ NotHere }) => NotHere))

const ModuleOff = lazy(() => import('@/admin/shell/module-off').then(({ ModuleOff }) => ModuleOff))

/** What a route shows when its guard, loader or screen threw. */
function RouteError({ error }: { error: unknown }) {
  if (error instanceof UnusedError)
    return (
      <Suspense>
        <ModuleOff modulo={error.modulo} />
      </Suspense>
    )
  if (error instanceof AccessError)
    return (
      <Suspense>
        <RestrictedAccess />
      </Suspense>
    )
  if (error instanceof UnseenError)
    return (
      <Suspense>
        <NotHere keys={error.keys} />
      </Suspense>
    )
  return <ErrorPage error={error} />
}

/** Creates one app with everything it owns; the prerenderer creates one for each page, with its own history. */
export function createApp(history?: RouterHistory) {
  const overlays = createOverlays(loadOverlays)
  const reload = createReload()
  const queryClient = createQueryClient(overlays)
  followZona(queryClient)
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    context: { queryClient },
    defaultPreload: 'intent',
    // Query decides what is fresh, not the router.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFoundPage,
  })
  return { queryClient, router, overlays, reload, install: createInstall(), worker: createWorker(reload) }
}

export type App = ReturnType<typeof createApp>

declare module '@tanstack/react-router' {
  interface Register {
    router: App['router']
  }
}

export function Providers({ queryClient, router, overlays, reload, install, worker }: App) {
  return (
    <QueryClientProvider client={queryClient}>
      <OverlaysContext value={overlays}>
        <ConnectionNotice />
        <ReloadContext value={reload}>
          <InstallContext value={install}>
            <RouterProvider router={router} />
          </InstallContext>
        </ReloadContext>
        <Notices worker={worker} />
        <OverlaysHost />
      </OverlaysContext>
      <div id="anuncio-de-pagina" className="solo-lectores" aria-live="polite" />
    </QueryClientProvider>
  )
}
