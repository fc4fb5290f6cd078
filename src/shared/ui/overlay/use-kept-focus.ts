import { type RefCallback, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useOverlays } from './overlays'

const focused = () => (document.activeElement === document.body ? null : document.activeElement)

/**
 * When a change of `key` takes the focused control off the screen, the focus goes to the element with this ref,
 * which needs `tabIndex={-1}`, and not to the top of the page; so it does when a dialog closes whose opener is gone from
 * inside it. The focus is never taken from where it stands, nor given before anything has had it.
 */
export function useKeptFocus<E extends HTMLElement>(key: unknown): RefCallback<E> {
  const { home } = useOverlays()
  const element = useRef<E>(null)
  const last = useRef<Element | null>(null)
  const drawn = useRef(key)
  useEffect(() => {
    last.current = focused()
    const note = ({ target }: FocusEvent) => {
      last.current = target as Element
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useLayoutEffect(() => {
    if (drawn.current === key) return
    drawn.current = key
    if (!focused() && last.current?.isConnected === false) element.current?.focus({ preventScroll: true })
  }, [key])
  return useCallback(
    (node: E) => {
      element.current = node
      const leave = home(node)
      return () => {
        element.current = null
        leave()
      }
    },
    [home],
  )
}
