import { type RefObject, useLayoutEffect, useRef } from 'react'

const MARK = 'data-tight'

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
      if (box.clientWidth !== width) measure()
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
