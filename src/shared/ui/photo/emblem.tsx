import { Suspense } from 'react'
import { lazy } from '@/shared/ui/control/lazy'

type EmblemProps = { source: string; size: number; loading?: 'lazy' }

const Drawn = ({ size, loading }: Omit<EmblemProps, 'source'>) => (
  <img src="/img/emblema.svg" alt="" width={size} height={size} loading={loading} />
)

// Only a phone that stores an emblem of its own needs the code for stored pictures.
const Stored = lazy(() => import('./stored-emblem').then(({ StoredEmblem }) => StoredEmblem), Drawn)

/** The brigade's emblem, or the drawn one while `source` is empty. The name stands beside it. */
export function Emblem({ source, ...rest }: EmblemProps) {
  if (!source) return <Drawn {...rest} />
  return (
    <Suspense>
      <Stored source={source} {...rest} />
    </Suspense>
  )
}
