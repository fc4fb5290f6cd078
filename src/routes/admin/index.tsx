import { createFileRoute } from '@tanstack/react-router'
import { requires } from '@/access/guards'
import { InicioPage } from '@/admin/inicio/inicio-page'

export const Route = createFileRoute('/admin/')({
  beforeLoad: requires('dashboard:view'),
  head: () => ({ meta: [{ title: 'Panel de Control' }] }),
  component: InicioPage,
})
