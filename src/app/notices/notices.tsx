import { Suspense, useState } from 'react'
import type { AppWorker } from '@/app/boot/worker'
import { lazy, nothing } from '@/shared/ui/control/lazy'
import { useStore } from '@/shared/ui/control/store'
import { useOverlays } from '@/shared/ui/overlay/overlays'

// Few visits see it.
const UpdateCard = lazy(() => import('./update-card').then(({ UpdateCard }) => UpdateCard), nothing)

/** The card that offers a new version, when there is one. */
export function Notices({ worker }: { worker: AppWorker }) {
  const { updateWaiting, updatedElsewhere } = useStore(worker.state)
  return <Suspense>{(updateWaiting || updatedElsewhere) && <UpdateCard worker={worker} />}</Suspense>
}

const Overlays = lazy(() => import('./overlays').then(({ Overlays }) => Overlays), nothing)

/** Fetches the code of questions and toasts; rejects when that fails. */
export const loadOverlays = Overlays.load

export function OverlaysHost() {
  const { asked, told } = useOverlays()
  const [stands, setStands] = useState(false)
  const wanted = useStore(asked).length + useStore(told).length > 0
  // Once drawn it stays: a toast is still on the screen when nothing more waits to be told.
  if (wanted && !stands) setStands(true)
  return <Suspense>{stands && <Overlays />}</Suspense>
}
