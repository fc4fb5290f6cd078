import { Suspense, useEffect, useState } from 'react'
import { lazy, nothing } from '@/shared/ui/control/lazy'
import { hostOverlays } from '@/shared/ui/overlay/overlays'

const Overlays = lazy(() => import('./overlays').then(({ Overlays }) => Overlays), nothing)

export function OverlaysHost() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => hostOverlays({ load: Overlays.load, draw: () => setWanted(true) }), [])
  return <Suspense>{wanted && <Overlays />}</Suspense>
}
