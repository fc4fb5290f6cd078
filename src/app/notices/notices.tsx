import { Suspense } from 'react'
import { useWorkerState } from '@/app/boot/worker'
import { lazy, nothing } from '@/shared/ui/control/lazy'
import { useInstallPrompt } from './use-install-prompt'

// Most visits see neither.
const UpdateCard = lazy(() => import('./update-card').then(({ UpdateCard }) => UpdateCard), nothing)
const InstallCard = lazy(() => import('./install-card').then(({ InstallCard }) => InstallCard), nothing)

/** What the app itself asks: to install it, or to reload for a new version. */
export function Notices() {
  const offer = useInstallPrompt()
  const { updateWaiting, updatedElsewhere } = useWorkerState()
  return (
    <Suspense>
      {offer && <InstallCard {...offer} />}
      {(updateWaiting || updatedElsewhere) && <UpdateCard updatedElsewhere={updatedElsewhere} />}
    </Suspense>
  )
}
