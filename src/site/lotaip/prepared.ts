import { lazy } from '@/shared/ui/control/lazy'

export const MesesBody = lazy(() => import('./meses-body').then(({ MesesBody }) => MesesBody))
export const MesBody = lazy(() => import('./mes-body').then(({ MesBody }) => MesBody))
