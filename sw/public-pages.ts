import { createHandlerBoundToURL, getCacheKeyForURL, matchPrecache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { isOfThisVersion } from './sound-files'

const SHELL = '/200.html'
/** In ms. Later the app draws the page from what this device has read. */
const PATIENCE_MS = 2500

let served: Promise<boolean> | undefined

/** Whether a central serves this site: it says so in each page. */
export function hasCentral(): Promise<boolean> {
  served ??= matchPrecache(SHELL).then(
    async (shell) => /<meta name="central"/.test((await shell?.text()) ?? ''),
    () => false,
  )
  return served
}

/** What only staff or this phone reads, and files. */
const OWN = /^\/(?:admin|api|login|reportar\/)|\.\w+$/

/** The central's page, if it comes in time and is of the version whose files are here. */
async function drawnByCentral(request: Request): Promise<Response | undefined> {
  try {
    // A navigation's request takes no signal.
    const late = new Promise<undefined>((done) => setTimeout(done, PATIENCE_MS))
    const response = await Promise.race([fetch(request), late])
    return response && (await isOfThisVersion(response)) ? response : undefined
  } catch {
    return undefined
  }
}

/** The page of the build, as it was before there was a central; else the app alone. */
function kept(pathname: string): string {
  const page = `${pathname.replace(/\/$/, '') || '/index'}.html`
  return getCacheKeyForURL(page) ? page : SHELL
}

/**
 * Public pages come from the central, so that nobody reads what was withdrawn; none is kept here. Without a network the
 * app draws them from the copy of what the device has read.
 */
export function publicPages(): void {
  if (!getCacheKeyForURL(SHELL)) return
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && request.mode === 'navigate' && request.method === 'GET' && !OWN.test(url.pathname),
    async (asked) => {
      const drawn = (await hasCentral()) ? await drawnByCentral(asked.request) : undefined
      return drawn ?? createHandlerBoundToURL(kept(asked.url.pathname))(asked)
    },
  )
}
