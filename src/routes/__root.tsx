import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { configuracion } from '@/entities/configuracion/queries'
import { notFoundHead } from '@/site/shell/page-head'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // Every title names the institution.
  loader: ({ context }) => context.queryClient.ensureQueryData(configuracion.query),
  // Only shown where no screen gives a head of its own.
  head: notFoundHead,
  component: Outlet,
})
