import { cacheNames } from 'workbox-core'
import { getCacheKeyForURL } from 'workbox-precaching'

declare const self: ServiceWorkerGlobalScope

/** Tells a page which files this version keeps and in which cache, so that it can check them itself. */
export function answerReadiness(manifest: readonly { url: string }[]): void {
  self.addEventListener('message', (event) => {
    if (event.data?.type !== 'PRECACHE_LIST') return
    const files = manifest.map(({ url }) => ({
      url: new URL(url, self.location.href).pathname,
      key: getCacheKeyForURL(url) ?? url,
    }))
    event.ports[0]?.postMessage({ cache: cacheNames.precache, files })
  })
}
