import { createFileRoute } from '@tanstack/react-router'
import { requireUser, userQuery } from '@/access/current-user'
import { PanelSearch } from '@/admin/busqueda/panel-search'
import { AdminLayout } from '@/admin/shell/admin-layout'
import { WithMantine } from '@/shared/ui/theme/with-mantine'
import { NotFound } from '@/site/shell/not-found-page'

export const Route = createFileRoute('/admin')({
  beforeLoad: requireUser,
  loader: ({ context }) => context.queryClient.fetchQuery({ ...userQuery, staleTime: 0 }),
  head: () => ({ meta: [{ title: 'Panel Administrativo' }] }),
  component: () => (
    <WithMantine>
      <AdminLayout search={<PanelSearch />} />
    </WithMantine>
  ),
  notFoundComponent: NotFound,
})
