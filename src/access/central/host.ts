import { isServed } from './mark'

/** In ms: fetching a dozen pages on a poor line. */
const INSTALL_MS = 8000

export type HostChange = 'gained' | 'lost'

/** Resolves once a version that is being installed is there, or the time is over. */
const installed = (worker: ServiceWorker) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, INSTALL_MS)
    worker.addEventListener('statechange', () => {
      clearTimeout(timer)
      done()
    })
  })

/**
 * Whether this address got a central, or lost it, since this page was made: a version of the app that waits has the
 * central's mark in its pages, or no more. null: nothing changed, or nothing is known.
 */
export async function hostChange(): Promise<HostChange | null> {
  try {
    const served = isServed()
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        if (new URL(request.url).pathname !== '/200.html') continue
        const shell = (await (await cache.match(request))?.text()) ?? ''
        if (/<meta name="central"/.test(shell) !== served) return served ? 'lost' : 'gained'
      }
    }
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
