import { useEffect, useState } from 'react'
import { HERO_AUTOPLAY_MS, HERO_RESUME_MS } from '@/entities/sitio/diapositivas'

const wrap = (index: number, count: number) => (index + count) % count

/**
 * The current slide and its timer (spec §4, §9): it changes every 5 s and rests for 10 s after a manual step.
 * `setStopped` is the person's own choice and lasts; `setHeld` pauses it while the keyboard's focus is there.
 */
export function useCarousel(count: number) {
  const [chosen, setChosen] = useState(0)
  // The brigade may remove slides while the page is open.
  const index = Math.min(chosen, count - 1)
  const [stopped, setStopped] = useState(false)
  const [held, setHeld] = useState(false)
  // Counts manual steps, so that each restarts the 10 s; 0 means no rest.
  const [rest, setRest] = useState(0)
  const running = count > 1 && !stopped && !held && rest === 0

  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setChosen((now) => wrap(now + 1, count)), HERO_AUTOPLAY_MS)
    return () => clearInterval(timer)
  }, [running, count])

  useEffect(() => {
    if (rest === 0) return
    const timer = setTimeout(() => setRest(0), HERO_RESUME_MS)
    return () => clearTimeout(timer)
  }, [rest])

  const go = (to: number) => {
    setChosen(wrap(to, count))
    setRest((steps) => steps + 1)
  }
  return {
    index,
    running,
    stopped,
    setStopped,
    setHeld,
    go,
    next: () => go(index + 1),
    previous: () => go(index - 1),
  }
}

export type Carousel = ReturnType<typeof useCarousel>
