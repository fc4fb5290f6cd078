import { matchPrecache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import type { Configuracion } from '@/entities/configuracion/configuracion'
import { readKept } from '@/entities/despacho/phone-kept'
import { DIBUJO_PATHS, DIBUJOS_KEY, type Dibujos } from '@/entities/sitio/dibujos'
import { manifestWith } from '@/entities/sitio/manifiesto'
import type { Sitio } from '@/entities/sitio/sitio'
import { MI_URL } from '@/shared/lib/aviso'
import { loadPhoto } from '@/shared/storage/device/photos'
import { readJournal } from '@/shared/storage/entry/journal'
import { hasCentral } from './public-pages'

/** More than these no system shows. */
const SHORTCUTS = 4

const MANIFEST = '/manifest.webmanifest'
/** The keys are written out here, because the modules that name them would bring their schemas into the worker. */
const CONFIGURACION = 'bomberos_config_configSistema'
const SITIO = 'bomberos_config_sitio'

/** What this device stored under a key; an empty object where it stored nothing readable. */
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

const typed = { headers: { 'Content-Type': 'application/manifest+json' } }

/** The manifest of a phone with access: its icon's first shortcut leads to the person's place. */
async function withPlace(answer: Response): Promise<Response> {
  const made = (await answer.json()) as { shortcuts?: object[] }
  const place = { name: 'Mi lugar en la brigada', short_name: 'Mi lugar', url: MI_URL }
  return Response.json({ ...made, shortcuts: [place, ...(made.shortcuts ?? [])].slice(0, SHORTCUTS) }, typed)
}

/** The central's manifest, which knows what the brigade has chosen since; else the build's with this device's look. */
async function manifest(request: Request): Promise<Response> {
  if (await hasCentral()) {
    const answer = await fetch(request).catch(() => built(request))
    return answer.ok && (await readKept().catch(() => null)) ? withPlace(answer) : answer
  }
  const [answer, { color, emblema = '' }, { nombreInstitucion: name, canton }, dibujos] = await Promise.all([
    built(request),
    stored<Sitio>(SITIO),
    stored<Configuracion>(CONFIGURACION),
    stored<Dibujos>(DIBUJOS_KEY),
  ])
  const look = { name, canton, color, dibujos, emblema: emblema.startsWith('idb:') ? '' : emblema }
  return Response.json(manifestWith(await answer.json(), look), typed)
}

/** An icon or card: this device's own, the central's (whose addresses have a `?v=`), or the build's. */
async function picture(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const which = DIBUJO_PATHS[pathname]
  const source = which && (await stored<Dibujos>(DIBUJOS_KEY))[which]
  const photo = source ? await loadPhoto(source) : undefined
  if (photo) return new Response(photo, { headers: { 'Content-Type': photo.type } })
  return search ? fetch(request).catch(() => built(request)) : built(request)
}

/**
 * Gives the installed app the name, colour and icons that the brigade chose, also without a central: the browser asks
 * the worker for the manifest and the icons that it names.
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
