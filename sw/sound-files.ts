import { cacheNames, type WorkboxPlugin } from 'workbox-core'
import { addPlugins, getCacheKeyForURL } from 'workbox-precaching'
import { isFile } from '@/shared/lib/file/file-type'

declare const self: ServiceWorkerGlobalScope

/**
 * Whether a page belongs to this version: during a deploy a host may answer with a page of another one, whose files
 * nobody keeps.
 */
export async function isOfThisVersion(page: Response): Promise<boolean> {
  const named = (await page.clone().text()).match(/\/assets\/[\w.-]+/g) ?? []
  return named.length > 0 && named.every((path) => getCacheKeyForURL(path))
}

async function isSound({ url }: Request, response: Response): Promise<boolean> {
  if (!isFile(url, response)) return false
  return !new URL(url).pathname.endsWith('.html') || isOfThisVersion(response)
}

const plugin: WorkboxPlugin = {
  /**
   * Fetches a wrong answer again past the browser's own cache, which would keep it for as long as the file itself.
   */
  fetchDidSucceed: async ({ request, response }) =>
    request.mode === 'navigate' || isFile(request.url, response)
      ? response
      : fetch(request.url, { cache: 'reload' }),

  /** Refuses a wrong file, which ends the installation: the version that works stays. */
  cacheWillUpdate: async ({ request, response }) => ((await isSound(request, response)) ? response : null),

  /** Treats wrong files that an earlier version kept unchecked as missing, so that they are fetched again. */
  cachedResponseWillBeUsed: async ({ request, cachedResponse, event }) => {
    if (!cachedResponse) return null
    const check = event?.type === 'install' ? isSound : async () => isFile(request.url, cachedResponse)
    return (await check(request, cachedResponse)) ? cachedResponse : null
  },
}

async function keptWrongFiles(): Promise<boolean> {
  const cache = await caches.open(cacheNames.precache)
  for (const request of await cache.keys()) {
    const response = await cache.match(request)
    if (response && !isFile(request.url, response)) return true
  }
  return false
}

/** Makes the worker keep a response only if it really is that file. */
export function soundFiles(): void {
  addPlugins([plugin])
  self.addEventListener('install', (event) => {
    // A version that kept pages instead of scripts can't draw the update card: it is replaced without asking.
    event.waitUntil(keptWrongFiles().then((found) => (found ? self.skipWaiting() : undefined)))
  })
}
