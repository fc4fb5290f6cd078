import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

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

/** Texts cut at the side of the screen, without a way to scroll to the rest and without an ellipsis. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const told = (element: Element | null): boolean => {
      for (let above = element; above && above !== document.documentElement; above = above.parentElement) {
        const { overflowX, textOverflow, visibility } = getComputedStyle(above)
        if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || visibility === 'hidden')
          return true
        if (above.matches('.solo-lectores, [aria-hidden=true], input, textarea')) return true
      }
      return false
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const { right, width } = range.getBoundingClientRect()
      if (width > 0 && right > innerWidth + 1 && !told(texts.currentNode.parentElement))
        found.push(
          `«${texts.currentNode.textContent?.slice(0, 60)}» ends at ${Math.round(right)} of ${innerWidth} px`,
        )
    }
    return found
  })
}

/** Words that break into a second line, in the page's tables if nothing else is asked; no sample is long enough for that. */
export function brokenWords(page: Page, where = 'td'): Promise<string[]> {
  return page.evaluate((where) => {
    const found: string[] = []
    for (const cell of document.querySelectorAll(where)) {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        for (const { 0: word, index } of (texts.currentNode.textContent ?? '').matchAll(/\p{L}+/gu)) {
          const range = document.createRange()
          range.setStart(texts.currentNode, index)
          range.setEnd(texts.currentNode, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word)
        }
      }
    }
    return found
  }, where)
}

/** Whether the two overlap. */
export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('only what is on the page has a place')
  const apart = a.x >= b.x + b.width || b.x >= a.x + a.width || a.y >= b.y + b.height || b.y >= a.y + a.height
  return !apart
}

/** From the next load on, records for `shifts` what moves on the page by itself. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    type Rect = DOMRectReadOnly
    type Source = { node: Node | null; previousRect: Rect; currentRect: Rect }
    const shifts: string[] = []
    Object.assign(globalThis, { shifts })
    const say = ({ x, y, width, height }: Rect) => [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: Source[] })[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} «${node?.textContent}» ${say(previousRect)} → ${say(currentRect)}`,
        )
        shifts.push(moved.join('\n') || 'something that is gone')
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What has moved until the next frame. */
export const shifts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    return (globalThis as unknown as { shifts: string[] }).shifts
  })

/** Sizes and weights of all letters that are drawn, with a text of each. */
const letters = (page: Page) =>
  page.evaluate(() => {
    const found = new Map<string, { size: string; weight: string; text: string }>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement: element, textContent } = texts.currentNode
      if (!element || !textContent?.trim() || element.closest('.espera, .falla, script, style')) continue
      const { fontSize: size, fontWeight: weight } = getComputedStyle(element)
      found.set(`${size} ${weight}`, { size, weight, text: textContent.trim().slice(0, 40) })
    }
    return [...found.values()]
  })

/** Fails unless all these screens together have two weights of letters and at most so many sizes. */
export async function expectFewLetters(
  page: Page,
  paths: readonly string[],
  most: number,
  open: (path: string) => Promise<void>,
): Promise<void> {
  const sizes: Record<string, string> = {}
  const weights: Record<string, string> = {}
  for (const path of paths) {
    await open(path)
    for (const { size, weight, text } of await letters(page)) {
      sizes[size] ??= `${path}: ${text}`
      weights[weight] ??= `${path}: ${text}`
    }
  }
  expect(Object.keys(weights).sort(), JSON.stringify(weights)).toEqual(['400', '700'])
  expect(Object.keys(sizes).length, JSON.stringify(sizes)).toBeLessThanOrEqual(most)
}
