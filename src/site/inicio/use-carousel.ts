import { useEffect, useState } from 'react'
import { HERO_AUTOPLAY_MS, HERO_RESUME_MS } from '@/entities/catalogo/hero'

const wrap = (index: number, count: number) => (index + count) % count

/**
 * Which slide shows, and when the next one comes (spec §4, §9): every 5 s; a manual step rests for 10 s.
 * `stopped` is the person's own choice and lasts; `hold` stops it while the keyboard is there.
 */
export function useCarousel(count: number) {
  const [index, setIndex] = useState(0)
  const [stopped, setStopped] = useState(false)
  const [held, setHeld] = useState(false)
  // Counts manual steps, so that each one starts its 10 s anew; 0 is no rest.
  const [rest, setRest] = useState(0)
  const running = count > 1 && !stopped && !held && rest === 0

  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setIndex((now) => wrap(now + 1, count)), HERO_AUTOPLAY_MS)
    return () => clearInterval(timer)
  }, [running, count])

  useEffect(() => {
    if (rest === 0) return
    const timer = setTimeout(() => setRest(0), HERO_RESUME_MS)
    return () => clearTimeout(timer)
  }, [rest])

  const go = (to: number) => {
    setIndex(wrap(to, count))
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
