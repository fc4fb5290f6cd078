import { lazy } from '@/shared/ui/control/lazy'

export const Body = lazy(() => import('./body').then(({ PresupuestoBody }) => PresupuestoBody))
