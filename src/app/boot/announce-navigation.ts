import type { AnyRouter } from '@tanstack/react-router'

const LIVE_REGION = 'anuncio-de-pagina'

/** Screen readers don't notice a single-page navigation: focus the new h1 and announce the page's title. */
export function announceNavigation(router: AnyRouter): void {
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (!fromLocation || fromLocation.pathname === toLocation.pathname) return
    const region = document.getElementById(LIVE_REGION)
    if (region) region.textContent = document.title
    if (toLocation.hash) return
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  })
}
