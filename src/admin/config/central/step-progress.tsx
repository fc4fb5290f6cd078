import { Suspense } from 'react'
import type { Step } from '@/access/central/steps'
import { lazy, nothing } from '@/shared/ui/control/lazy'

// A chunk of its own: the photo field of the public pages uses it too.
const TaskProgress = lazy(
  () => import('@/shared/ui/text/task-progress').then(({ TaskProgress }) => TaskProgress),
  nothing,
)

/** What the central is at, and how far. */
export function StepProgress({ step, label }: { step: Step; label: string }) {
  const { paso, hecho = 0, de } = step
  return (
    <Suspense>
      <TaskProgress task={paso} percent={de && Math.floor((100 * hecho) / de)} label={label} />
    </Suspense>
  )
}
