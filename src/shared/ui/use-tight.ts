import { type RefObject, useLayoutEffect, useRef } from 'react'

const MARK = 'data-tight'

/**
 * Marks the frame with `data-tight` while its first table is too wide for it, as one endless word makes it. To let
 * words break always would also break ordinary ones in columns that are merely narrow.
 */
export function useTight(rows: unknown): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are other widths
  useLayoutEffect(() => {
    const box = frame.current
    const table = box?.querySelector('table')
    if (!box || !table) return
    let width = -1
    const measure = () => {
      if (box.clientWidth === width) return
      width = box.clientWidth
      box.removeAttribute(MARK)
      box.toggleAttribute(MARK, table.scrollWidth > width)
    }
    const sizes = new ResizeObserver(measure)
    measure()
    sizes.observe(box)
    return () => sizes.disconnect()
  }, [rows])
  return frame
}
