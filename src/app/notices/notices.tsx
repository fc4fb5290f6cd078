import { Suspense } from 'react'
import type { AppWorker } from '@/app/boot/worker'
import { lazy, nothing } from '@/shared/ui/control/lazy'
import { useStore } from '@/shared/ui/control/store'
import { useInstallPrompt } from './use-install-prompt'

// Most visits see neither.
const UpdateCard = lazy(() => import('./update-card').then(({ UpdateCard }) => UpdateCard), nothing)
const InstallCard = lazy(() => import('./install-card').then(({ InstallCard }) => InstallCard), nothing)

/** What the app itself asks: to install it, or to reload for a new version. */
export function Notices({ worker }: { worker: AppWorker }) {
  const offer = useInstallPrompt()
  const { updateWaiting, updatedElsewhere } = useStore(worker.state)
  return (
    <Suspense>
      {offer && <InstallCard {...offer} />}
      {(updateWaiting || updatedElsewhere) && <UpdateCard worker={worker} />}
    </Suspense>
  )
}
