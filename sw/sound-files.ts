import { cacheNames, type WorkboxPlugin } from 'workbox-core'
import { addPlugins, getCacheKeyForURL } from 'workbox-precaching'
import { isFile } from '@/shared/lib/file/file-type'

declare const self: ServiceWorkerGlobalScope

/** A page of another version, as a host answers it in the middle of a deploy, asks for files that nobody keeps. */
async function isOfThisVersion(page: Response): Promise<boolean> {
  const named = (await page.clone().text()).match(/\/assets\/[\w.-]+/g) ?? []
  return named.length > 0 && named.every((path) => getCacheKeyForURL(path))
}

async function isSound({ url }: Request, response: Response): Promise<boolean> {
  if (!isFile(url, response)) return false
  return !new URL(url).pathname.endsWith('.html') || isOfThisVersion(response)
}

const plugin: WorkboxPlugin = {
  /** Past the browser's own cache, which may keep the wrong answer for as long as the file. */
  fetchDidSucceed: async ({ request, response }) =>
    request.mode === 'navigate' || isFile(request.url, response)
      ? response
      : fetch(request.url, { cache: 'reload' }),

  /** What is refused ends the installation: the version that works stays. */
  cacheWillUpdate: async ({ request, response }) => ((await isSound(request, response)) ? response : null),

  /** What an earlier version kept without looking at it counts as missing, and is fetched. */
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

/** Keeps nothing in the place of a file that isn't that file. */
export function soundFiles(): void {
  addPlugins([plugin])
  self.addEventListener('install', (event) => {
    // A version that kept pages in the place of scripts draws no notice, so it can't ask whether it may go.
    event.waitUntil(keptWrongFiles().then((found) => (found ? self.skipWaiting() : undefined)))
  })
}
