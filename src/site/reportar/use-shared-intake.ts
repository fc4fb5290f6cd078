import { useEffect, useState } from 'react'
import { useSearchPatch } from '@/shared/ui/use-search-patch'
import type { Intake } from './shared-intake'

const failed = (): Intake => ({ kind: 'failed' })

const take = async (): Promise<Intake> => {
  const { takeShared } = await import('./shared-intake')
  return takeShared()
}

/** One intake for each sharing, however often the page is drawn. */
let running: Promise<Intake> | undefined

/** null while what another app shared is being put into the draft, which the form then opens with. */
export function useSharedIntake(compartido: 'si' | 'no' | undefined): Intake | null {
  const [intake, setIntake] = useState<Intake | null>(compartido ? null : { kind: 'nothing' })
  const patch = useSearchPatch<{ compartido?: undefined }>()
  useEffect(() => {
    if (!compartido) return
    let gone = false
    running ??= compartido === 'si' ? take().catch(failed) : Promise.resolve(failed())
    void running.then((outcome) => {
      running = undefined
      if (gone) return
      setIntake(outcome)
      patch({ compartido: undefined })
    })
    return () => {
      gone = true
    }
  }, [compartido, patch])
  return intake
}
