import { lazy, nothing } from '@/shared/ui/control/lazy'

/** Loaded only where a central serves the site. */
export const EnvioNotes = lazy(
  () => import('./reporte/envio-notes').then(({ EnvioNotes }) => EnvioNotes),
  nothing,
)
