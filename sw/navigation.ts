import { createHandlerBoundToURL, getCacheKeyForURL } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

/** Answers every address that has no prerendered page with the bare shell, with or without a network. */
export function navigationFallback(): void {
  const shell = getCacheKeyForURL('/200.html') ? '/200.html' : '/index.html'
  registerRoute(new NavigationRoute(createHandlerBoundToURL(shell)))
}
