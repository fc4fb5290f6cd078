import { Text } from '@mantine/core'
import { useEffect } from 'react'
import { useSearchPatch } from '@/shared/ui/control/use-search-patch'
import { type Intake, takeShared } from './shared-intake'

type TakeSharedProps = { compartido: 'si' | 'no'; onTaken: (intake: Intake) => void }

/** One intake for each sharing, however often the page is drawn. */
let running: Promise<Intake> | undefined

/** Puts what another app shared into the draft, which the form then opens with. */
export function TakeShared({ compartido, onTaken }: TakeSharedProps) {
  const patch = useSearchPatch<{ compartido?: undefined }>()
  useEffect(() => {
    let gone = false
    running ??= compartido === 'si' ? takeShared() : Promise.resolve({ kind: 'failed' })
    void running.then((outcome) => {
      running = undefined
      if (gone) return
      onTaken(outcome)
      patch({ compartido: undefined })
    })
    return () => {
      gone = true
    }
  }, [compartido, onTaken, patch])
  return <Text role="status">Guardando lo que compartió…</Text>
}
