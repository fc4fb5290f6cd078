import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { ConnectionNotice } from '@/app/notices/connection-notice'
import { InstallContext } from '@/shared/ui/control/install'
import { ReloadContext } from '@/shared/ui/control/reload'
import { OverlaysContext } from '@/shared/ui/overlay/overlays'
import type { App } from './create-app'
import { Notices, OverlaysHost } from './notices/notices'

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
