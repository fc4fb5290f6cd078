import { createHandlerBoundToURL, getCacheKeyForURL } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

/** Any address of the app that has no page of its own opens the shell, with or without a network. */
export function navigationFallback(): void {
  const shell = getCacheKeyForURL('/200.html') ? '/200.html' : '/index.html'
  registerRoute(new NavigationRoute(createHandlerBoundToURL(shell)))
}
