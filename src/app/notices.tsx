import { Suspense } from 'react'
import { lazy, nothing } from '@/shared/ui/lazy'
import { useInstallPrompt } from './use-install-prompt'
import { useWorkerState } from './worker'

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
