import { createHandlerBoundToURL, getCacheKeyForURL } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

/** Answers every address of the app without a page of its own with the shell, with or without a network. */
export function navigationFallback(): void {
  const shell = getCacheKeyForURL('/200.html') ? '/200.html' : '/index.html'
  registerRoute(new NavigationRoute(createHandlerBoundToURL(shell)))
}
