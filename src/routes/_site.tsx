import { createFileRoute, Outlet } from '@tanstack/react-router'
import { configuracion } from '@/entities/configuracion/configuracion-repository'
import { SiteShell } from '@/site/shell/site-shell'

export const Route = createFileRoute('/_site')({
  loader: ({ context }) => context.queryClient.ensureQueryData(configuracion.query),
  component: () => (
    <SiteShell>
      <Outlet />
    </SiteShell>
  ),
})
