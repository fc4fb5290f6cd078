import { lazyPage } from '@/shared/ui/control/lazy'

export const MesesPage = lazyPage(() => import('./meses-body').then(({ MesesBody }) => MesesBody))
export const MesPage = lazyPage(() => import('./mes-body').then(({ MesBody }) => MesBody))
