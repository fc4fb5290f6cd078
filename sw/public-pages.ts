import { createHandlerBoundToURL, getCacheKeyForURL, matchPrecache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { hasLeftCentral } from '@/access/central/left'
import { phoneStart } from '@/entities/despacho/phone-start'
import { isOfThisVersion } from './sound-files'

const SHELL = '/200.html'
/** How long the central's page may take; after that the app draws the page from what this device has read. */
const PATIENCE_MS = 2500

let served: Promise<boolean> | undefined

/** Whether a central serves this site: each of its pages says so, also the shell that this worker keeps. */
function isServed(): Promise<boolean> {
  served ??= matchPrecache(SHELL).then(
    async (shell) => /<meta name="central"/.test((await shell?.text()) ?? ''),
    () => false,
  )
  return served
}

/** The same on a device that takes part in it. */
export const hasCentral = async (): Promise<boolean> => (await isServed()) && !(await hasLeftCentral())

/** Addresses that aren't public pages: the panel, the API, login, this phone's person and its reports, and files. */
const OWN = /^\/(?:admin|api|login|mi$|reportar\/)|\.\w+$/

/** The central's page, if it comes in time and belongs to the version whose files are kept here. */
async function drawnByCentral(request: Request): Promise<Response | undefined> {
  try {
    // The request of a navigation can't be given an AbortSignal.
    const late = new Promise<undefined>((done) => setTimeout(done, PATIENCE_MS))
    // Waits for all of the page: on a poor line it may begin to come and get no further.
    const drawn = fetch(request).then(async (page) => ((await isOfThisVersion(page)) ? page : undefined))
    return await Promise.race([drawn, late])
  } catch {
    return undefined
  }
}

/** The build's page for an address, which there is without a central; else the shell. */
function kept(pathname: string): string {
  const page = `${pathname.replace(/\/$/, '') || '/index'}.html`
  return getCacheKeyForURL(page) ? page : SHELL
}

/**
 * Whether the app's icon, or a typed address, opens the first page, which is no link's, no reload and no way back. An icon
 * that stands on a phone today opens `/` for as long as it is there, so the address itself can't say it.
 */
const isOpening = ({ url, referrer, cache }: Request): boolean =>
  new URL(url).pathname === '/' && referrer === '' && cache === 'default'

/**
 * Takes public pages from the central and keeps none of them, so that nobody reads what was withdrawn. Without a
 * network the app draws them from the copy of the data that the device has.
 */
export function publicPages(): void {
  if (!getCacheKeyForURL(SHELL)) return
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && request.mode === 'navigate' && request.method === 'GET' && !OWN.test(url.pathname),
    async (asked) => {
      const central = await hasCentral()
      const start = central && isOpening(asked.request) && (await phoneStart().catch(() => null))
      if (start) return Response.redirect(start)
      const drawn = central ? await drawnByCentral(asked.request) : undefined
      return drawn ?? createHandlerBoundToURL(kept(asked.url.pathname))(asked)
    },
  )
}
