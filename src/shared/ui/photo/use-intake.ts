import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useBeforeSubmit } from '@/shared/ui/form/form-scope'

/** What a field knows of the files that it is given. */
type Looking<Kept, Fault> = {
  /** What the form holds by now: a file may be taken before the form was drawn again. */
  kept: RefObject<readonly Kept[]>
  /** In percent; null while idle. */
  setProgress: (percent: number | null) => void
  /** Why some of the last choice were not taken. */
  setFaults: (faults: readonly Fault[]) => void
}

/**
 * Takes files in turns, one choice after the other, so that none passes the limit that the one before has filled. `look` takes
 * a choice and resolves to whether every file of it is kept. A form that is saved meanwhile waits, and stays open where one
 * wasn't taken.
 */
export function useIntake<Chosen, Kept, Fault>(
  value: readonly Kept[],
  look: (files: readonly Chosen[], looking: Looking<Kept, Fault>) => Promise<boolean>,
) {
  const [progress, setProgress] = useState<number | null>(null)
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const kept = useRef(value)
  useLayoutEffect(() => {
    kept.current = value
  })
  const working = useRef<Promise<boolean>>(undefined)
  useBeforeSubmit(() => working.current ?? true)

  const take = async (files: readonly Chosen[]): Promise<void> => {
    const before = working.current ?? Promise.resolve(true)
    const mine = before.then(async (all) => (await look(files, { kept, setProgress, setFaults })) && all)
    working.current = mine
    try {
      await mine
    } finally {
      if (working.current === mine) working.current = undefined
    }
  }
  return { take, progress, faults, setFaults }
}
