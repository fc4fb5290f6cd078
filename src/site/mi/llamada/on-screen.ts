import { type RefObject, useEffect, useState } from 'react'
import { createStore } from '@/shared/ui/control/store'

/** Where a call's card stands in its page. */
export const cardId = (llamada: string): string => `card-${llamada}`

/** Of each running call that this page shows: whether somebody sees its card. */
export const cards = createStore<ReadonlyMap<string, boolean>>(new Map())

function note(id: string, seen: boolean | null): void {
  const next = new Map(cards.get())
  if (seen === null) next.delete(id)
  else next.set(id, seen)
  cards.set(next)
}

/** Half of it below the page's header, or it is hardly seen. */
const SEEN = { threshold: 0.5, rootMargin: '-64px 0px 0px 0px' } as const

const shown = () => document.visibilityState === 'visible'

/** Whether this part of a call's card stands on a screen that is on. */
export function useOnScreen(part: RefObject<HTMLElement | null>, id: string): boolean {
  const [inside, setInside] = useState(false)
  const [visible, setVisible] = useState(shown)
  useEffect(() => {
    const look = () => setVisible(shown())
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  useEffect(() => {
    if (!part.current) return
    // A browser that can't say it counts as showing it, as it did before.
    if (typeof IntersectionObserver !== 'function') return setInside(true)
    const observer = new IntersectionObserver((seen) => {
      const last = seen.at(-1)
      if (last) setInside(last.isIntersecting && last.intersectionRatio >= SEEN.threshold)
    }, SEEN)
    observer.observe(part.current)
    return () => observer.disconnect()
  }, [part])
  const seen = inside && visible
  useEffect(() => {
    note(id, seen)
    return () => note(id, null)
  }, [id, seen])
  return seen
}
