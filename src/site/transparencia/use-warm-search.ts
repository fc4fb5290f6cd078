import { useEffect } from 'react'
import { filterRendiciones } from '@/entities/rendicion/consulta'
import type { Rendicion } from '@/entities/rendicion/rendicion'

/** So few reports are read at a time that no key press waits for it on a slow phone. */
const CHUNK = 20

/** Reads the full texts in small steps before anybody searches: each is prepared once and then kept. */
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
