import type { AnyRouter } from '@tanstack/react-router'
import { rest } from '@/shared/storage/slices'

const LIVE_REGION = 'anuncio-de-pagina'

/** Screen readers don't notice a single-page navigation: focus the new h1 and announce the page's title. */
export function announceNavigation(router: AnyRouter): void {
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (!fromLocation || fromLocation.pathname === toLocation.pathname) return
    const region = document.getElementById(LIVE_REGION)
    if (region) region.textContent = document.title
    if (!toLocation.hash) void focusHeading()
  })
}

const TRIES = 3

/**
 * The focus makes the browser lay the new page out at once, which takes as long as drawing it did: a tap comes in
 * between. What took the focus meanwhile keeps it, such as a dialog that opens with its page. Where the focus leaves the
 * link, React draws what it had put off, and may put another heading in the place of this one: then nothing has it.
 */
async function focusHeading(): Promise<void> {
  const before = document.activeElement
  for (let tries = 0; tries < TRIES; tries++) {
    await rest()
    const now = document.activeElement
    if (now !== before && now !== document.body) return
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }
}
