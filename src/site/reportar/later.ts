import { lazy } from 'react'

export const loadSaving = () => import('./save-report')
export const loadPosition = () => import('./position')
const loadPoint = () => import('./point-fields')
const loadEmergency = () => import('./emergency-notice')
const loadPreview = () => import('@/shared/ui/photo-preview')
const loadIntake = () => import('@/shared/ui/intake-photo')
const loadSent = () => import('./sent-panel')

/**
 * What nobody needs who only looks at the form. Asked for with the first touch of a field, so that a signal lost
 * while somebody writes takes nothing of it away.
 */
export function loadTheRest(): void {
  for (const load of [loadSaving, loadPosition, loadPoint, loadEmergency, loadPreview, loadIntake, loadSent])
    load().catch(() => undefined)
}

export const PointFields = lazy(() => loadPoint().then(({ PointFields }) => ({ default: PointFields })))

export const EmergencyNotice = lazy(() =>
  loadEmergency().then(({ EmergencyNotice }) => ({ default: EmergencyNotice })),
)
