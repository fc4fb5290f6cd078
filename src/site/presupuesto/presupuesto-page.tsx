import { Suspense } from 'react'
import { lazy } from '@/shared/ui/control/lazy'

/** Fetched apart: what it draws and reads with would otherwise come with every public page. */
export const Body = lazy(() => import('./body').then(({ PresupuestoBody }) => PresupuestoBody))

export const PresupuestoPage = () => (
  <Suspense>
    <Body />
  </Suspense>
)
