import { isServed } from './mark'

/** In ms: fetching a dozen pages on a poor line. */
const INSTALL_MS = 8000

/** `claimed`: the same version of the app, at a central that is a brigade's now. */
export type HostChange = 'gained' | 'lost' | 'claimed'

/** Resolves once a version that is being installed is there, or the time is over. */
const installed = (worker: ServiceWorker) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, INSTALL_MS)
    worker.addEventListener('statechange', () => {
      clearTimeout(timer)
      done()
    })
  })

/** The page that answers every address, in each version of the app that this browser has. */
async function shells(): Promise<{ revision: string; text: string }[]> {
  const found = []
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const { pathname, searchParams } = new URL(request.url)
      if (pathname !== '/200.html') continue
      const text = (await (await cache.match(request))?.text()) ?? ''
      found.push({ revision: searchParams.get('__WB_REVISION__') ?? '', text })
    }
  }
  return found
}

/** A central writes its mode before the revision of each of its pages (server/texts.mjs). */
const MODE = /^(?:muestra|suya)-/

/**
 * Whether this address got a central, lost it, or has one that was claimed, since this page was made: a version of the
 * app that waits has the central's mark in its pages, no more, or another one. null: nothing changed, or nothing is known.
 */
export async function hostChange(): Promise<HostChange | null> {
  try {
    const served = isServed()
    const found = await shells()
    if (found.some(({ text }) => /<meta name="central"/.test(text) !== served))
      return served ? 'lost' : 'gained'
    const [modes, versions] = [
      new Set(found.map(({ revision }) => revision)),
      new Set(found.map(({ revision }) => revision.replace(MODE, ''))),
    ]
    if (served && modes.size > 1 && versions.size === 1) return 'claimed'
  } catch {
    // No caches without https.
  }
  return null
}

/** The same, after asking the host for its newest version. Never throws. */
export async function askHostChange(): Promise<HostChange | null> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    if (!registration) return null
    await registration.update()
    if (registration.installing) await installed(registration.installing)
    return await hostChange()
  } catch {
    return null
  }
}
