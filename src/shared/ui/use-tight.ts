import { type RefObject, useLayoutEffect, useRef } from 'react'

const MARK = 'data-tight'

/** Broken words make the page taller or shorter: a scrollbar that comes and goes with them must not decide on them. */
const SCROLLBAR_PX = 20

/**
 * Marks the frame with `data-tight` while its first table is too wide for it, as one endless word makes it. To let
 * words break always would also break ordinary ones in columns that are merely narrow.
 */
export function useTight(): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = frame.current
    const table = box?.querySelector('table')
    if (!box || !table) return
    let width = 0
    const measure = () => {
      width = box.clientWidth
      box.removeAttribute(MARK)
      box.toggleAttribute(MARK, table.scrollWidth > width)
    }
    const sizes = new ResizeObserver(() => {
      const grown = box.clientWidth - width
      if (grown < 0 || grown > SCROLLBAR_PX) measure()
    })
    const words = new MutationObserver(measure)
    measure()
    sizes.observe(box)
    words.observe(table, { subtree: true, childList: true, characterData: true })
    return () => {
      sizes.disconnect()
      words.disconnect()
    }
  }, [])
  return frame
}
