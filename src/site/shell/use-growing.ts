import { type RefCallback, useCallback, useState } from 'react'

/** The next batch is rendered when the list's end is this far below the screen. */
const AHEAD = '800px'

/**
 * Shows a long list in batches of `step`: render `shown` and put `sentinel` on an element after it. A new `key` (a
 * filter) starts over; new data under the same key does not.
 */
export function useGrowing<T>(list: readonly T[], key: string, step: number) {
  const [grown, setGrown] = useState({ key, count: step })
  const count = grown.key === key ? grown.count : step
  const more = count < list.length

  const sentinel: RefCallback<HTMLElement> = useCallback(
    (element) => {
      if (!element || !more) return
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) setGrown({ key, count: count + step })
        },
        { rootMargin: AHEAD },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [key, count, step, more],
  )
  return { shown: more ? list.slice(0, count) : list, sentinel }
}
