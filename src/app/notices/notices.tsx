import { Suspense } from 'react'
import type { AppWorker } from '@/app/boot/worker'
import { lazy, nothing } from '@/shared/ui/control/lazy'
import { useStore } from '@/shared/ui/control/store'

// Few visits see it.
const UpdateCard = lazy(() => import('./update-card').then(({ UpdateCard }) => UpdateCard), nothing)

/** The card that offers a new version, when there is one. */
export function Notices({ worker }: { worker: AppWorker }) {
  const { updateWaiting, updatedElsewhere } = useStore(worker.state)
  return <Suspense>{(updateWaiting || updatedElsewhere) && <UpdateCard worker={worker} />}</Suspense>
}
