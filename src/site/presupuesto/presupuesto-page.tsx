import { lazyPage } from '@/shared/ui/control/lazy'

export const PresupuestoPage = lazyPage(() => import('./body').then(({ PresupuestoBody }) => PresupuestoBody))
