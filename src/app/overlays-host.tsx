import { lazy, Suspense, useSyncExternalStore } from 'react'
import { onOverlaysWanted, overlaysWanted } from '@/shared/ui/overlays'

const Overlays = lazy(() => import('./overlays').then((module) => ({ default: module.Overlays })))

export function OverlaysHost() {
  const wanted = useSyncExternalStore(onOverlaysWanted, overlaysWanted, () => false)
  return <Suspense>{wanted && <Overlays />}</Suspense>
}
