import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Step, Told } from '@/access/central/steps'
import { COPIES_KEY } from '@/admin/shell/data/central-copies'
import type { MutationMeta } from '@/shared/query/toast'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { StepProgress } from './step-progress'

type CopyStepProps = {
  label: string
  /** What the bar shows. */
  progress: string
  run: (told: Told) => Promise<void>
  meta: MutationMeta
}

/** Something that the central does with its copies at a tap, with how far it is. */
export function CopyStep({ label, progress, run, meta }: CopyStepProps) {
  const [step, setStep] = useState<Step | null>(null)
  const task = useMutation({
    mutationFn: () => run(setStep),
    onSettled: () => setStep(null),
    meta: { ...meta, invalidates: [COPIES_KEY] } satisfies MutationMeta,
  })
  return (
    <>
      {step && <StepProgress step={step} label={progress} />}
      <Group>
        <Button variant="default" loading={task.isPending} onClick={() => task.mutate()}>
          {label}
        </Button>
      </Group>
    </>
  )
}
