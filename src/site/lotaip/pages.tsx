import { Suspense } from 'react'
import { lazy } from '@/shared/ui/control/lazy'

// Both bodies are fetched apart: what they draw and read with would otherwise come with every public page.
export const MesesBody = lazy(() => import('./meses-body').then(({ MesesBody }) => MesesBody))
export const MesBody = lazy(() => import('./mes-body').then(({ MesBody }) => MesBody))

export const MesesPage = () => (
  <Suspense>
    <MesesBody />
  </Suspense>
)

export const MesPage = () => (
  <Suspense>
    <MesBody />
  </Suspense>
)
