import { type RefObject, useEffect, useRef } from 'react'

const MARK = 'data-tight'

/**
 * Marks the frame with `data-tight` while its first table is too wide for it, as one endless word makes it. To let
 * words break always would also break ordinary ones in columns that are merely narrow.
 */
export function useTight(): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = frame.current
    const table = box?.querySelector('table')
    if (!box || !table) return
    let width = 0
    const measure = () => {
      box.removeAttribute(MARK)
      box.toggleAttribute(MARK, table.scrollWidth > box.clientWidth)
    }
    const isTight = () => box.hasAttribute(MARK)
    // What observes sizes comes after the layout, which it need not ask for a second time.
    const sizes = new ResizeObserver(() => {
      if (isTight() && box.clientWidth === width) return
      width = box.clientWidth
      measure()
    })
    // Shorter words leave a table that is too wide as wide as it is.
    const words = new MutationObserver(() => isTight() && measure())
    sizes.observe(box)
    sizes.observe(table)
    words.observe(table, { subtree: true, childList: true, characterData: true })
    return () => {
      sizes.disconnect()
      words.disconnect()
    }
  }, [])
  return frame
}
