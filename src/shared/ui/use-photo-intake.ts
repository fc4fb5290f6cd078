import { useRef, useState } from 'react'
import { showError, showSuccess } from './toasts'

type Intake = {
  value: readonly string[]
  onChange: (sources: string[]) => void
  max: number
  maxMegabytes: number
}

/** Shrinks and keeps pictures one after another: two decoded at once are too much for a cheap phone. */
export function usePhotoIntake({ value, onChange, max, maxMegabytes }: Intake) {
  /** Percent done, or null while idle. */
  const [progress, setProgress] = useState<number | null>(null)
  const kept = useRef(value)
  kept.current = value

  const take = async (files: readonly File[]) => {
    const room = max === 1 ? 1 : max - kept.current.length
    const loaded = await import('./intake-photo').catch((error: unknown) => console.error(error))
    if (!loaded) return showError('Error al cargar imagen')
    if (files.length > room) loaded.tellTooMany(max)
    const accepted = files.slice(0, Math.max(0, room))
    for (const [index, file] of accepted.entries()) {
      setProgress((100 * index) / accepted.length + 5)
      const source = await loaded.intakePhoto(file, maxMegabytes)
      if (!source) continue
      kept.current = max === 1 ? [source] : [...kept.current, source]
      onChange([...kept.current])
      showSuccess({ title: 'Imagen cargada', message: 'La imagen se ha cargado correctamente.' })
    }
    setProgress(null)
  }
  return { take, progress }
}
