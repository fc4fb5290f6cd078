import { matchPrecache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import type { Configuracion } from '@/entities/configuracion/configuracion'
import { DIBUJO_PATHS, DIBUJOS_KEY, type Dibujos } from '@/entities/sitio/dibujos'
import { manifestWith } from '@/entities/sitio/manifiesto'
import type { Sitio } from '@/entities/sitio/sitio'
import { loadPhoto } from '@/shared/storage/device/photos'
import { readJournal } from '@/shared/storage/entry/journal'
import { hasCentral } from './public-pages'

const MANIFEST = '/manifest.webmanifest'
/** Written out: their own records bring their schemas along. */
const CONFIGURACION = 'bomberos_config_configSistema'
const SITIO = 'bomberos_config_sitio'

/** What this device wrote last under a key; nothing where it wrote nothing. */
async function stored<T>(key: string): Promise<Partial<T>> {
  try {
    const page = await readJournal(key)
    return page ? (JSON.parse(page.raw).data ?? {}) : {}
  } catch {
    return {}
  }
}

const built = async (request: Request): Promise<Response> =>
  (await matchPrecache(new URL(request.url).pathname)) ?? fetch(request)

/** A central's own comes first: it knows what the brigade has chosen since. */
async function manifest(request: Request): Promise<Response> {
  if (await hasCentral()) return fetch(request).catch(() => built(request))
  const [answer, { color, emblema = '' }, { nombreInstitucion: name }, dibujos] = await Promise.all([
    built(request),
    stored<Sitio>(SITIO),
    stored<Configuracion>(CONFIGURACION),
    stored<Dibujos>(DIBUJOS_KEY),
  ])
  const look = { name, color, dibujos, emblema: emblema.startsWith('idb:') ? '' : emblema }
  return Response.json(manifestWith(await answer.json(), look), {
    headers: { 'Content-Type': 'application/manifest+json' },
  })
}

/** What a central names with `?v=` is its own: the build's, which is kept here, has none. */
async function picture(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const which = DIBUJO_PATHS[pathname]
  const source = which && (await stored<Dibujos>(DIBUJOS_KEY))[which]
  const photo = source ? await loadPhoto(source) : undefined
  if (photo) return new Response(photo, { headers: { 'Content-Type': photo.type } })
  return search ? fetch(request).catch(() => built(request)) : built(request)
}

/**
 * Installed from a device that has a look of its own, the app gets its name, colour and icons, also without a central.
 * The browser asks the worker for the manifest and what it names.
 */
export function ownLook(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === MANIFEST,
    ({ request }) => manifest(request),
  )
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname in DIBUJO_PATHS,
    ({ request }) => picture(request),
  )
}
