import { useRef, useState } from 'react'
import { useBeforeSubmit } from '@/shared/ui/form/form-scope'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import type { Chosen } from './intake-photo'

type Intake = {
  value: readonly string[]
  onChange: (sources: string[]) => void
  max: number
  maxMegabytes: number
}

/** Adds chosen files to a form's pictures; the code is loaded with the first choice. */
export function usePhotoIntake({ value, onChange, max, maxMegabytes }: Intake) {
  const overlays = useOverlays()
  /** Percent done, or null while idle. */
  const [progress, setProgress] = useState<number | null>(null)
  const kept = useRef(value)
  kept.current = value
  const working = useRef<Promise<boolean>>(undefined)
  useBeforeSubmit(() => working.current ?? true)

  /** True when every file is kept. */
  const work = async (files: readonly Chosen[]): Promise<boolean> => {
    const loaded = await import('./intake-photo').catch((error: unknown) => console.error(error))
    if (!loaded) {
      overlays.showError('Error al cargar imagen')
      return false
    }
    const room = max === 1 ? 1 : max - kept.current.length
    const all = await loaded.intakePhotos(
      files,
      { room, max, maxMegabytes, overlays, onProgress: setProgress },
      (source) => {
        kept.current = max === 1 ? [source] : [...kept.current, source]
        onChange([...kept.current])
      },
    )
    setProgress(null)
    return all
  }
  const take = async (files: readonly Chosen[]): Promise<void> => {
    const before = working.current
    const mine = work(files).then(async (all) => all && ((await before) ?? true))
    working.current = mine
    try {
      await mine
    } finally {
      if (working.current === mine) working.current = undefined
    }
  }
  return { take, progress }
}
