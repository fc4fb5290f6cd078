import { useLayoutEffect, useRef, useState } from 'react'
import type { Archivo } from '@/shared/lib/file/archivo'
import { useBeforeSubmit } from '@/shared/ui/form/form-scope'
import type { Fault } from './intake-archivo'

type Intake = { value: readonly Archivo[]; onChange: (archivos: Archivo[]) => void; max: number }

/** Adds chosen files to a form's; the code that looks at them is loaded with the first choice. */
export function useArchivoIntake({ value, onChange, max }: Intake) {
  /** Percent done, or null while idle. */
  const [progress, setProgress] = useState<number | null>(null)
  /** Why some of the last choice were not taken. */
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const kept = useRef(value)
  useLayoutEffect(() => {
    kept.current = value
  })
  const working = useRef<Promise<boolean>>(undefined)
  // A form that is saved while a file is looked at waits for it, and stays open where it wasn't taken.
  useBeforeSubmit(() => working.current ?? true)

  /** True when every file is kept. */
  const work = async (files: readonly File[]): Promise<boolean> => {
    setFaults([])
    setProgress(0)
    const loaded = await import('./intake-archivo').catch((error: unknown) => console.error(error))
    const refused: Fault[] = loaded
      ? await loaded.intakeArchivos(
          files,
          { max, room: max - kept.current.length, onProgress: setProgress },
          (archivo) => {
            kept.current = [...kept.current, archivo]
            onChange([...kept.current])
          },
        )
      : [{ sentence: 'No se pudo leer el archivo. Inténtelo otra vez.' }]
    setProgress(null)
    setFaults(refused)
    return refused.length === 0
  }
  const take = async (files: readonly File[]): Promise<void> => {
    const before = working.current
    const mine = (before ?? Promise.resolve(true)).then(async (all) => (await work(files)) && all)
    working.current = mine
    await mine
    if (working.current === mine) working.current = undefined
  }
  return { take, progress, faults, forget: () => setFaults([]) }
}
