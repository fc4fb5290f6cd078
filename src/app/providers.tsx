import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { ConnectionNotice } from '@/app/notices/connection-notice'
import { Notices } from '@/app/notices/notices'
import { OverlaysHost } from '@/app/notices/overlays-host'
import type { App } from './create-app'
import { ThemeProvider } from './theme-provider'

export function Providers({ queryClient, router }: App) {
  return (
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>
        <ConnectionNotice />
        <RouterProvider router={router} />
        <Notices />
        <OverlaysHost />
        <div id="anuncio-de-pagina" className="solo-lectores" aria-live="polite" />
      </QueryClientProvider>
    </ThemeProvider>
  )
}
