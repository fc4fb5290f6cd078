import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being put on paper right now. The browser doesn't wait: what depends on this is drawn at once. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const paper = window.matchMedia('print')
    const set = (on: boolean) => flushSync(() => setPrinting(on))
    const begin = () => set(true)
    const end = () => set(false)
    const change = () => set(paper.matches)
    // The events for a print dialog, the query for browsers that print without one.
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    paper.addEventListener('change', change)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
      paper.removeEventListener('change', change)
    }
  }, [])
  return printing
}
