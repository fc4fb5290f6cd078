import { registerRoute } from 'workbox-routing'
import { isPhotoPath, SEEN_PICTURES } from '@/sync/publico/pictures'

/** Answers a central's photo from those that the page kept, if it is among them: a photo never changes. */
export function seenPictures(): void {
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && request.destination === 'image' && isPhotoPath(url.pathname),
    async ({ request }) => (await caches.match(request, { cacheName: SEEN_PICTURES })) ?? fetch(request),
  )
}
