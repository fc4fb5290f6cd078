import { type RefObject, useEffect, useRef } from 'react'

const MARK = 'data-tight'

/**
 * Marks the frame with `data-tight` while its first table is too wide, for example because of a word without end. Only
 * then words may break anywhere: otherwise narrow columns would break ordinary words too.
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
    // A ResizeObserver runs after layout, so measuring costs no second one.
    const sizes = new ResizeObserver(() => {
      if (isTight() && box.clientWidth === width) return
      width = box.clientWidth
      measure()
    })
    // A tight table keeps its width when words get shorter: measure it again.
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
