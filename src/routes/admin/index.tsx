import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { InicioPage } from '@/admin/inicio/inicio-page'
import { requiresPage } from '@/admin/shell/requires-page'
import { lazy, nothing } from '@/shared/ui/control/lazy'

const ReadinessLine = lazy(
  () => import('@/admin/test/readiness-line').then(({ ReadinessLine }) => ReadinessLine),
  nothing,
)

export const Route = createFileRoute('/admin/')({
  beforeLoad: requiresPage('/admin'),
  head: () => ({ meta: [{ title: 'Panel de Control' }] }),
  component: () => (
    <InicioPage>
      <Suspense>
        <ReadinessLine />
      </Suspense>
    </InicioPage>
  ),
})
