import { lazy } from '@/shared/ui/control/lazy'

/** Apart: what a page shares with another comes with every public page. */
export const PedirForm = lazy(() => import('./pedir-form').then(({ PedirForm }) => PedirForm))
