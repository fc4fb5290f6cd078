import { createFileRoute, Outlet } from '@tanstack/react-router'
import { NotFound } from '@/site/shell/not-found-page'
import { SiteShell } from '@/site/shell/site-shell'

export const Route = createFileRoute('/_site')({
  component: () => (
    <SiteShell>
      <Outlet />
    </SiteShell>
  ),
  // For addresses such as `/galeria/otra`: the frame is already there.
  notFoundComponent: NotFound,
})
