import { useOverlays } from '@/shared/ui/overlay/overlays'
import { useErrorToast } from '@/shared/ui/overlay/use-error-toast'
import type { Chosen, Fault } from './intake-photo'
import { useIntake } from './use-intake'

type Intake = {
  value: readonly string[]
  onChange: (sources: string[]) => void
  max: number
  maxMegabytes: number
  /** Another picture of this screen was told already. */
  quiet?: boolean | undefined
}

/** Adds chosen files to a form's pictures; the code is loaded with the first choice. */
export function usePhotoIntake({ value, onChange, max, maxMegabytes, quiet }: Intake) {
  const { showSuccess } = useOverlays()
  const { say, settle } = useErrorToast()
  const { setFaults, ...intake } = useIntake<Chosen, string, Fault>(value, async (files, looking) => {
    const { kept, setProgress } = looking
    looking.setFaults([])
    settle()
    const loaded = await import('./intake-photo').catch((error: unknown) => console.error(error))
    if (!loaded) {
      say('Error al cargar imagen')
      return false
    }
    const room = max === 1 ? 1 : max - kept.current.length
    let taken = 0
    const refused = await loaded.intakePhotos(
      files,
      { room, max, maxMegabytes, onProgress: setProgress },
      (source) => {
        taken++
        kept.current = max === 1 ? [source] : [...kept.current, source]
        onChange([...kept.current])
      },
    )
    setProgress(null)
    looking.setFaults(refused)
    loaded.sayFaults(say, refused)
    if (taken > 0 && !quiet) showSuccess(loaded.takenToast(taken))
    return refused.length === 0
  })
  const forget = () => {
    setFaults([])
    settle()
  }
  return { ...intake, forget }
}
