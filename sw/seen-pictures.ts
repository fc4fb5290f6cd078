import { registerRoute } from 'workbox-routing'
import { isPhotoPath, SEEN_PICTURES } from '@/sync/publico/pictures'

/** A central's picture that a visitor has seen is there without a network; a photo never changes. */
export function seenPictures(): void {
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && request.destination === 'image' && isPhotoPath(url.pathname),
    async ({ request }) => (await caches.match(request, { cacheName: SEEN_PICTURES })) ?? fetch(request),
  )
}
