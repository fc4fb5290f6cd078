import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { colorSchemeManager } from './color-scheme'
import { ConnectionNotice } from './connection-notice'
import type { App } from './create-app'
import { Notices } from './notices'
import { OverlaysHost } from './overlays-host'
import { cssVariables, theme } from './theme'

/** A build has the theme's rules in its style sheet (prerender/mantine-css.ts). */
const BUILT = import.meta.env.PROD

export function Providers({ queryClient, router }: App) {
  return (
    <MantineProvider
      theme={theme}
      {...(!BUILT && { cssVariablesResolver: cssVariables })}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      withCssVariables={!BUILT}
      withGlobalClasses={!BUILT}
    >
      <QueryClientProvider client={queryClient}>
        <ConnectionNotice />
        <RouterProvider router={router} />
        <Notices />
        <OverlaysHost />
        <div id="anuncio-de-pagina" className="solo-lectores" aria-live="polite" />
      </QueryClientProvider>
    </MantineProvider>
  )
}
