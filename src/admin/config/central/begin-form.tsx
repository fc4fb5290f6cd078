import { Suspense, useState } from 'react'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { lazy } from '@/shared/ui/control/lazy'
import { ClaimForm } from './claim-form'

const RestoreForm = lazy(() => import('./restore-form').then(({ RestoreForm }) => RestoreForm))

type BeginFormProps = {
  /** The code that the console's address brought along. */
  codigo?: string
  onDone?: () => void
}

/** How a central that nobody has claimed becomes a brigade's: anew, or with the copy of the one that was. */
export function BeginForm({ codigo = '', onDone }: BeginFormProps) {
  const [restoring, setRestoring] = useState(false)
  if (restoring)
    return (
      <Suspense>
        <RestoreForm codigo={codigo} onBack={() => setRestoring(false)} />
      </Suspense>
    )
  return (
    <Stack gap="sm">
      <ClaimForm codigo={codigo} {...(onDone && { onDone })} />
      <div>
        <Button variant="subtle" onClick={() => setRestoring(true)}>
          Ya teníamos una central: reponer su copia
        </Button>
      </div>
    </Stack>
  )
}
