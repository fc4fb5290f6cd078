import type { Page } from 'playwright-core'

/** The elements that make the page scroll sideways, outermost first; none when it doesn't. */
export function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    if (root.scrollWidth <= root.clientWidth) return []
    const clipped = (element: Element): boolean => {
      for (let above = element.parentElement; above && above !== document.body; above = above.parentElement) {
        if (getComputedStyle(above).overflowX !== 'visible') return true
      }
      return false
    }
    return [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const { right, width } = element.getBoundingClientRect()
        return width > 0 && right + window.scrollX > root.clientWidth + 0.5 && !clipped(element)
      })
      .map((element) => {
        const { right } = element.getBoundingClientRect()
        const open = element.outerHTML.replace(element.innerHTML, '').slice(0, 160)
        return `${open} ends at ${Math.round(right)} of ${root.clientWidth} px`
      })
  })
}
