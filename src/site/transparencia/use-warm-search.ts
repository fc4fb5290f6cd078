import { useEffect } from 'react'
import { filterRendiciones } from '@/entities/rendicion/filters'
import type { Rendicion } from '@/entities/rendicion/rendicion'

/** Few enough reports at a time that no key press waits for them on a slow phone. */
const CHUNK = 20

/** Prepares the full texts for the search in small steps, before anybody searches; each is prepared once and kept. */
export function useWarmSearch(list: readonly Rendicion[]): void {
  useEffect(() => {
    let done = 0
    const step = () => {
      filterRendiciones(list.slice(done, done + CHUNK), { query: 'a' })
      done += CHUNK
      if (done < list.length) timer = setTimeout(step)
    }
    let timer = setTimeout(step)
    return () => clearTimeout(timer)
  }, [list])
}
