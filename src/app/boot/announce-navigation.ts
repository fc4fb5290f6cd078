import type { AnyRouter } from '@tanstack/react-router'
import { rest } from '@/shared/storage/slices'

const LIVE_REGION = 'anuncio-de-pagina'

/** What a person does to go elsewhere. */
const ACTS = ['keydown', 'pointerdown'] as const

/** Screen readers don't notice a single-page navigation: focus the new h1 and announce the page's title. */
export function announceNavigation(router: AnyRouter): void {
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (!fromLocation || fromLocation.pathname === toLocation.pathname) return
    const region = document.getElementById(LIVE_REGION)
    if (region) region.textContent = document.title
    if (!toLocation.hash) void focusHeading()
  })
}

/** In ms: so long after a navigation the title may still be drawn anew. */
const SETTLING_MS = 2000

/**
 * The focus makes the browser lay the new page out at once, which takes as long as drawing it did: a tap comes in
 * between. A title that React draws anew, when the rows of the page before were still on their way, gets it again.
 * Whoever goes on by key or finger keeps what they chose, and so does a dialog that opens with its page.
 */
async function focusHeading(): Promise<void> {
  const before = document.activeElement
  let last: Element | null = null
  const watch = new MutationObserver(focus)
  const stop = () => {
    watch.disconnect()
    for (const act of ACTS) removeEventListener(act, stop)
  }
  function focus() {
    const now = document.activeElement
    if (now !== before && now !== last && now !== document.body) return stop()
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading || heading === now) return
    last = heading
    heading.setAttribute('tabindex', '-1')
    heading.focus({ preventScroll: true })
  }
  await rest()
  for (const act of ACTS) addEventListener(act, stop)
  watch.observe(document.body, { childList: true, subtree: true })
  setTimeout(stop, SETTLING_MS)
  focus()
}
