import { lazy, nothing } from '@/shared/ui/control/lazy'

/** `EnvioNotes`, whose code is loaded only where a central serves the site. */
export const EnvioNotes = lazy(() => import('./envio-notes').then(({ EnvioNotes }) => EnvioNotes), nothing)
