import { Alert } from '@mantine/core'
import { Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchPatch } from '@/shared/ui/use-search-patch'
import { type Intake, takeShared } from './shared-intake'

/** One intake for each sharing, however often the page is drawn. */
let running: Promise<Intake> | undefined

/** null while what another app shared is being put into the draft, which the form then opens with. */
export function useSharedIntake(compartido: 'si' | 'no' | undefined): Intake | null {
  const [intake, setIntake] = useState<Intake | null>(compartido ? null : { kind: 'nothing' })
  const patch = useSearchPatch<{ compartido?: undefined }>()
  useEffect(() => {
    if (!compartido) return
    let gone = false
    running ??= compartido === 'si' ? takeShared() : Promise.resolve({ kind: 'failed' })
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

/** What became of it, in words. */
export function SharedNotice({ intake }: { intake: Intake }) {
  if (intake.kind === 'nothing') return null
  const failed = intake.kind === 'failed'
  return (
    <Alert color={failed ? 'red' : 'blue'} icon={<Share2 aria-hidden />} role={failed ? 'alert' : 'status'}>
      {failed
        ? 'No se pudo guardar lo que compartió. Agréguelo aquí a mano.'
        : 'Lo que compartió está en el borrador. Complete el reporte y envíelo.'}
      {intake.kind === 'added' &&
        intake.left > 0 &&
        ` ${intake.left === 1 ? 'Una imagen no se pudo' : `${intake.left} imágenes no se pudieron`} agregar: caben cinco, de hasta 10 MB.`}
    </Alert>
  )
}
