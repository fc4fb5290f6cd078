import { Suspense } from 'react'
import { useInstall } from '@/shared/ui/control/install'
import { lazy, nothing } from '@/shared/ui/control/lazy'

// Most visits don't see it.
const InstallCard = lazy(() => import('./install-card').then(({ InstallCard }) => InstallCard), nothing)

/** Where the offer to install stands: in the page's flow, so that it lies over nothing. */
export function InstallPlace({ className }: { className?: string | undefined }) {
  const offer = useInstall()
  return (
    offer && (
      <div className={className}>
        <Suspense>
          <InstallCard {...offer} />
        </Suspense>
      </div>
    )
  )
}
