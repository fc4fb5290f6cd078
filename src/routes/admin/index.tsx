import { createFileRoute } from '@tanstack/react-router'
import { InicioPage } from '@/admin/inicio/inicio-page'
import { requiresPage } from '@/admin/shell/requires-page'
import { ReadinessLine } from '@/admin/test/readiness-line'

export const Route = createFileRoute('/admin/')({
  beforeLoad: requiresPage('/admin'),
  head: () => ({ meta: [{ title: 'Panel de Control' }] }),
  component: () => (
    <InicioPage>
      <ReadinessLine />
    </InicioPage>
  ),
})
