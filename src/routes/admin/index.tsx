import { createFileRoute } from '@tanstack/react-router'
import { InicioPage } from '@/admin/inicio/inicio-page'
import { requiresPage } from '@/admin/shell/requires-page'

export const Route = createFileRoute('/admin/')({
  beforeLoad: requiresPage('/admin'),
  head: () => ({ meta: [{ title: 'Panel de Control' }] }),
  component: InicioPage,
})
