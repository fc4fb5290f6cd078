import { createFileRoute, Outlet } from '@tanstack/react-router'
import { NotFound } from '@/site/shell/not-found-page'
import { UsedPage } from '@/site/shell/page/used-page'
import { SiteShell } from '@/site/shell/site-shell'

export const Route = createFileRoute('/_site')({
  component: () => (
    <SiteShell>
      <UsedPage>
        <Outlet />
      </UsedPage>
    </SiteShell>
  ),
  // For addresses such as `/galeria/otra`: the frame is already there.
  notFoundComponent: NotFound,
})
