import type { Step } from '@/access/central/steps'
import { TaskProgress } from '@/shared/ui/text/task-progress'

/** What the central is at, and how far. */
export function StepProgress({ step, label }: { step: Step; label: string }) {
  const { paso, hecho = 0, de } = step
  return <TaskProgress task={paso} percent={de && Math.floor((100 * hecho) / de)} label={label} />
}
