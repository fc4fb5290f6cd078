import { cacheNames } from 'workbox-core'
import { getCacheKeyForURL } from 'workbox-precaching'

declare const self: ServiceWorkerGlobalScope

/** Tells a page that asks which files this version keeps and where, so that it can look for itself. */
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
