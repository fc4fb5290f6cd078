import { sessionUserId } from '@/access/session'
import { createTask } from '@/shared/task/task'
import { isPhotoPath, SEEN_PICTURES, surplusPictures } from '@/sync/publico/pictures'
import type { Publico } from '@/sync/publico/publico'

/** A picture that the page shows, which the browser has already, in the form in which the worker answers it. */
async function pictureAt(path: string): Promise<Response | undefined> {
  const response = await fetch(path).catch(() => undefined)
  if (!response?.ok) return undefined
  const blob = await response.blob()
  return new Response(blob, {
    headers: { 'Content-Type': blob.type, 'Content-Length': String(blob.size) },
  })
}

async function tidy(cache: Cache, isPublic: (path: string) => boolean): Promise<void> {
  const kept = []
  for (const request of await cache.keys()) {
    const bytes = Number((await cache.match(request))?.headers.get('Content-Length'))
    kept.push({ path: new URL(request.url).pathname, bytes })
  }
  for (const { path } of surplusPictures(kept, isPublic)) await cache.delete(path)
}

/**
 * Keeps the published pictures that were seen here, so that a page that was read is whole without a network. Returns a
 * function that takes each new copy of the published data: pictures that it no longer names are dropped.
 */
export function keepSeenPictures(): (publico: Publico) => void {
  const seen = new Set<string>()
  let publico: Publico | undefined

  async function keep(): Promise<void> {
    if (!publico) return
    const named = JSON.stringify(publico.datos)
    const isPublic = (path: string) => named.includes(path)
    const cache = await caches.open(SEEN_PICTURES)
    for (const path of [...seen]) {
      seen.delete(path)
      const picture = isPublic(path) && ((await cache.match(path)) ?? (await pictureAt(path)))
      // A picture that is put again moves to the end: the cache is in the order in which pictures were last seen.
      if (picture) await cache.put(path, picture)
    }
    await tidy(cache, isPublic)
  }

  // The cache may be blocked, full or absent (a page without HTTPS): then pictures need the network.
  const keeping = createTask({ turn: keep, failed: () => false })

  function note(element: EventTarget | null): void {
    if (!(element instanceof HTMLImageElement) || !element.complete || sessionUserId()) return
    const { origin, pathname } = new URL(element.currentSrc || location.href)
    if (origin !== location.origin || !isPhotoPath(pathname)) return
    seen.add(pathname)
    void keeping.go()
  }

  for (const image of document.querySelectorAll('img')) note(image)
  document.addEventListener('load', ({ target }) => note(target), true)
  return (next) => {
    publico = next
    void keeping.go()
  }
}
