import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { Text } from '@/shared/ui/text/text'
import { type Intake, takeShared } from './shared-intake'

type TakeSharedProps = { compartido: 'si' | 'no'; onTaken: (intake: Intake) => void }

/** Puts what another app shared into the draft, which the form then opens with. */
export function TakeShared({ compartido, onTaken }: TakeSharedProps) {
  const client = useQueryClient()
  const patch = useSearchPatch<{ compartido?: undefined }>()
  useEffect(() => {
    let gone = false
    // Through the query client, so that each sharing is taken once, however often the page is drawn.
    const intake = client.fetchQuery({
      queryKey: ['compartido'],
      queryFn: (): Promise<Intake> | Intake => (compartido === 'si' ? takeShared() : { kind: 'failed' }),
      staleTime: 0,
      gcTime: 0,
    })
    void intake.then((outcome) => {
      if (gone) return
      onTaken(outcome)
      patch({ compartido: undefined })
    })
    return () => {
      gone = true
    }
  }, [client, compartido, onTaken, patch])
  return <Text role="status">Guardando lo que compartió…</Text>
}
