import { lazy } from '@/shared/ui/lazy'
import { Optional } from '@/shared/ui/optional'
import { useInstallPrompt } from './use-install-prompt'
import { useWorkerState } from './worker'

// Most visits see neither.
const UpdateCard = lazy(() => import('./update-card').then(({ UpdateCard }) => UpdateCard))
const InstallCard = lazy(() => import('./install-card').then(({ InstallCard }) => InstallCard))

/** What the app itself asks: to install it, or to reload for a new version. */
export function Notices() {
  const offer = useInstallPrompt()
  const { updateWaiting, updatedElsewhere } = useWorkerState()
  return (
    <Optional>
      {offer && <InstallCard {...offer} />}
      {(updateWaiting || updatedElsewhere) && <UpdateCard updatedElsewhere={updatedElsewhere} />}
    </Optional>
  )
}
