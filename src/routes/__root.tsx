import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { configuracion } from '@/entities/configuracion/queries'
import { notFoundHead } from '@/site/shell/page-head'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // Whose site it is stands in every title.
  loader: ({ context }) => context.queryClient.ensureQueryData(configuracion.query),
  // Every screen has a head of its own, so this one is only seen where there is none.
  head: notFoundHead,
  component: Outlet,
})
