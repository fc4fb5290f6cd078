import { useLayoutEffect, useRef, useState } from 'react'
import { useBeforeSubmit } from '@/shared/ui/form/form-scope'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { useErrorToast } from '@/shared/ui/overlay/use-error-toast'
import type { Chosen, Fault } from './intake-photo'

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
  /** Percent done, or null while idle. */
  const [progress, setProgress] = useState<number | null>(null)
  /** Why some of the last choice were not taken. */
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const kept = useRef(value)
  useLayoutEffect(() => {
    kept.current = value
  })
  const working = useRef<Promise<boolean>>(undefined)
  useBeforeSubmit(() => working.current ?? true)

  const forget = () => {
    setFaults([])
    settle()
  }
  /** True when every file is kept. */
  const work = async (files: readonly Chosen[]): Promise<boolean> => {
    forget()
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
    setFaults(refused)
    loaded.sayFaults(say, refused)
    if (taken > 0 && !quiet) showSuccess(loaded.takenToast(taken))
    return refused.length === 0
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
  return { take, progress, faults, forget }
}
