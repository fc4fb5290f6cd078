import { useRef, useState } from 'react'
import { showError } from './toasts'

type Intake = {
  value: readonly string[]
  onChange: (sources: string[]) => void
  max: number
  maxMegabytes: number
}

/** Puts chosen files among a form's pictures; nothing of the work is loaded before the first is chosen. */
export function usePhotoIntake({ value, onChange, max, maxMegabytes }: Intake) {
  /** Percent done, or null while idle. */
  const [progress, setProgress] = useState<number | null>(null)
  const kept = useRef(value)
  kept.current = value

  const take = async (files: readonly File[]) => {
    const loaded = await import('./intake-photo').catch((error: unknown) => console.error(error))
    if (!loaded) return showError('Error al cargar imagen')
    const room = max === 1 ? 1 : max - kept.current.length
    await loaded.intakePhotos(files, { room, max, maxMegabytes, onProgress: setProgress }, (source) => {
      kept.current = max === 1 ? [source] : [...kept.current, source]
      onChange([...kept.current])
    })
    setProgress(null)
  }
  return { take, progress }
}
