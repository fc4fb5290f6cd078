import { useEffect } from 'react'

/**
 * As the page opens, the answers to a running call come into view, however large the letters are or low the screen is. A
 * call that comes later moves nothing under a finger: the bar says it. `ready`: the calls are drawn.
 */
export function useAnswersFirst(ready: boolean): void {
  useEffect(() => {
    if (ready) document.querySelector('[data-unanswered]')?.scrollIntoView({ block: 'nearest' })
  }, [ready])
}
