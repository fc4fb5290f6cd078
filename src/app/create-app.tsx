import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { followZona } from '@/app/boot/follow-zona'
import { createWorker } from '@/app/boot/worker'
import { routeTree } from '@/routeTree.gen'
import { createInstall } from '@/shared/ui/control/install'
import { createReload } from '@/shared/ui/control/reload'
import { createOverlays } from '@/shared/ui/overlay/overlays'
import { NotFoundPage } from '@/site/shell/not-found-page'
import { loadOverlays } from './notices/notices'
import { createQueryClient } from './query-client'
import { RouteError } from './route-error'

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
