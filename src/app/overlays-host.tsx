import { useEffect, useState } from 'react'
import { lazy } from '@/shared/ui/lazy'
import { Optional } from '@/shared/ui/optional'
import { hostOverlays } from '@/shared/ui/overlays'

const Overlays = lazy(() => import('./overlays').then(({ Overlays }) => Overlays))

export function OverlaysHost() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => hostOverlays({ load: Overlays.load, draw: () => setWanted(true) }), [])
  return <Optional>{wanted && <Overlays />}</Optional>
}
