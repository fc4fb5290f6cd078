import type { Page } from 'playwright-core'

export type LongTasks = { count: number; total: number; longest: number }

/** The tasks over 50 ms that the page ran while `body` did, in ms. Follows one navigation at most. */
export async function longTasks(page: Page, body: () => Promise<void>): Promise<LongTasks> {
  const before = await page.evaluate(() => ({ origin: performance.timeOrigin, now: performance.now() }))
  await body()
  const durations = await page.evaluate(async ({ origin, now }) => {
    const since = performance.timeOrigin === origin ? now : 0
    const entries = await new Promise<PerformanceEntry[]>((resolve) => {
      const seen: PerformanceEntry[] = []
      new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({
        type: 'longtask',
        buffered: true,
      })
      // A task is reported after its frame: two frames later all of them are in.
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(seen))))
    })
    return entries.filter((task) => task.startTime >= since).map((task) => task.duration)
  }, before)
  return {
    count: durations.length,
    total: durations.reduce((sum, duration) => sum + duration, 0),
    longest: Math.max(0, ...durations),
  }
}

/** Slows the page's processor down `rate` times; 1 is full speed. */
export async function cpuSlowdown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

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
