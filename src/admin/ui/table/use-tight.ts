import { type RefObject, useEffect, useRef } from 'react'

const MARK = 'data-tight'
const ENDLESS = 'data-endless'
/** In letters: longer than any Spanish word that people write. */
const ENDLESS_WORD = /\S{25,}/

/** Marks the cells that hold a word without end, and no others. */
function markEndless(table: HTMLTableElement): void {
  const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode
    if (ENDLESS_WORD.test(textContent ?? '')) parentElement?.closest('td')?.setAttribute(ENDLESS, '')
  }
}

/**
 * Marks the frame with `data-tight` while its first table is too wide, and then the cells with a word without end with
 * `data-endless`. Only those words may break anywhere: otherwise the columns beside them would break ordinary words too.
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
      for (const cell of table.querySelectorAll(`[${ENDLESS}]`)) cell.removeAttribute(ENDLESS)
      if (table.scrollWidth <= box.clientWidth) return
      box.setAttribute(MARK, '')
      markEndless(table)
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
