import { Link } from '@tanstack/react-router'
import { hasCentral } from '@/access/central/mark'
import { lazy, nothing } from '@/shared/ui/control/lazy'
import { loadPosition } from '@/shared/ui/form/position-button'
import { loadPictures } from '@/shared/ui/photo/photo-picker'
import { Text } from '@/shared/ui/text/text'
import { EnvioNotes } from '@/site/shell/reporte/lazy-envio-notes'

export const loadSaving = () => import('./save-report')

export const PointFields = lazy(
  () => import('./point-fields').then(({ PointFields }) => PointFields),
  () => <Text role="status">El punto va con su reporte.</Text>,
)

export const EmergencyNotice = lazy(
  () => import('./emergency-notice').then(({ EmergencyNotice }) => EmergencyNotice),
  () => (
    <Text role="alert" strong>
      Este formulario no se atiende en tiempo real. ¿Es una emergencia ahora?{' '}
      <a href="tel:911">Llamar al 911</a>
    </Text>
  ),
)

// Not needed before somebody begins to write.
export const SimilarReports = lazy(
  () => import('./similar-reports').then(({ SimilarReports }) => SimilarReports),
  nothing,
)

/** The page says that a report is kept, also where the code that says the rest can't be had. */
export const SentPanel = lazy(
  () => import('./sent-panel').then(({ SentPanel }) => SentPanel),
  () => (
    <Text role="alert">
      <b>Reporte guardado.</b> Está en este teléfono, en <Link to="/reportar/mis-reportes">Mis reportes</Link>
      .
    </Text>
  ),
)

/**
 * Loads what only a person who writes needs. Called at the first touch of a field, so that a person who loses the
 * signal while writing can still save the report.
 */
export function loadTheRest(loadToasts: () => Promise<void>): void {
  const parts = [PointFields, EmergencyNotice, SimilarReports, SentPanel].map(({ load }) => load)
  if (hasCentral()) parts.push(EnvioNotes.load)
  for (const load of [loadSaving, loadPosition, loadPictures, loadToasts, ...parts])
    load().catch(() => undefined)
}
