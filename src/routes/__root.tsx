import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { configuracionQuery } from '@/entities/configuracion/use-institucion'
import { sitioQuery } from '@/entities/sitio/use-sitio'
import { copyDateQuery } from '@/site/shell/copy-date'
import { notFoundHead } from '@/site/shell/page/page-head'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // Every title names the institution.
  loader: async ({ context: { queryClient } }) => {
    const [institucion] = await Promise.all([
      queryClient.ensureQueryData(configuracionQuery),
      queryClient.ensureQueryData(sitioQuery),
      queryClient.ensureQueryData(copyDateQuery),
    ])
    return institucion
  },
  // Only shown where no screen gives a head of its own.
  head: notFoundHead,
  component: Outlet,
})
