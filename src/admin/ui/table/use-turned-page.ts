import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * After a page was turned below a hundred rows the list shows its first ones, and not the end of the next page. The arrow
 * that led to the last page can't be pressed any more: the focus goes to the list, not to the top of the screen.
 */
export function useTurnedPage(page: number) {
  const list = useRef<HTMLElement>(null)
  const turned = useRef(false)
  const drawn = useRef(page)
  useLayoutEffect(() => {
    if (drawn.current === page) return
    drawn.current = page
    const element = list.current
    // A filter or another order leads to the first page too, and leaves the person where they typed.
    if (!turned.current || !element) return
    turned.current = false
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView()
    if (document.activeElement?.matches('body, :disabled')) element.focus({ preventScroll: true })
  }, [page])
  const turn = useCallback(() => {
    turned.current = true
  }, [])
  return { list, turn }
}
