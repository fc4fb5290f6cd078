import { type RefObject, useEffect, useRef } from 'react'

/** A closing dialog gives the focus back a little later, on a slow phone much later, perhaps to a button that is gone. */
const CLOSING_MS = 3000
const LOOK_EVERY_MS = 100

const nowhere = () => document.activeElement === document.body

/**
 * When a change of `key` takes the focused control off the screen, the focus goes to the element with this ref,
 * which needs `tabIndex={-1}`, and not to the top of the page. It is never taken from where it stands, nor given
 * before anything has had it.
 */
export function useKeptFocus<E extends HTMLElement>(key: unknown): RefObject<E | null> {
  const element = useRef<E>(null)
  const last = useRef(key)
  const given = useRef(false)
  useEffect(() => {
    given.current = !nowhere()
    const note = () => {
      given.current = true
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    if (last.current === key) return
    last.current = key
    const take = () => {
      if (given.current && nowhere()) element.current?.focus({ preventScroll: true })
    }
    take()
    const looking = setInterval(take, LOOK_EVERY_MS)
    const end = setTimeout(() => clearInterval(looking), CLOSING_MS)
    return () => {
      clearInterval(looking)
      clearTimeout(end)
    }
  }, [key])
  return element
}
