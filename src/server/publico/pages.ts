import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DIBUJO_PATHS, DIBUJOS_KEY, type Dibujos } from '@/entities/sitio/dibujos'
import type { Query } from '@/server/database/database'
import { factsOf, type Log } from '@/server/log'
import { headersOf } from '@/server/site.mjs'
import { toYear } from '@/shared/lib/fecha'
import type { PublicCopy } from './copy'
import { type Document, documentOf, send } from './document'
import { PATIENCE_MS, type PublicSource } from './publico'
import type { Visits } from './visits'

type Picture = { tipo: string; bytes: Uint8Array }

/** The id in the address under which visitors have a photo. */
const ID = /^\/api\/fotos\/([\w-]+)$/

/**
 * The brigade's icons and card at the addresses of the build's own, which pages, manifest and chats know. A photo never
 * changes, so each is read once. null where there is none, or it isn't here yet: the build's stays.
 */
function createDibujos(query: Query) {
  const known = new Map<string, Document>()

  async function read(id: string): Promise<Document | null> {
    const [picture] = await query<Picture>('select tipo, bytes from foto where id = $1', [id])
    if (!picture) return null
    const body = Buffer.from(picture.bytes)
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`
    return { status: 200, type: picture.tipo, etag, body, encoded: {} }
  }

  return async (pathname: string, { publico }: PublicCopy): Promise<Document | null> => {
    const which = DIBUJO_PATHS[pathname]
    const drawn = publico.datos[DIBUJOS_KEY] as Dibujos | undefined
    const id = ID.exec((which && drawn?.[which]) ?? '')?.[1]
    if (!which || !id) return null
    const document = known.get(id) ?? (await read(id))
    // Those of earlier emblems are not asked for again.
    if (known.size > Object.keys(DIBUJO_PATHS).length) known.clear()
    if (document) known.set(id, document)
    return document
  }
}

/** Where a visitor goes: `path` is one for all the unknown ones. */
export type Place = { path: string; status: 200 | 404 | 410 }

/** `open`: pages of other sites may read it too. `fault`: why the text is not the page but says that it can't be drawn. */
export type Drawn = { type: string; text: string; open?: true; fault?: unknown }

/** Draws public pages with the app's own code, which this folder must not import: it is a bundle of its own. */
type Renderer = {
  /** null for an address that no visitor reads. */
  placeOf(pathname: string, copy: PublicCopy): Place | null
  draw(path: string, copy: PublicCopy): Promise<Drawn>
}

export type OpenRenderer = (dist: string) => Renderer

type Settings = {
  dist: string
  source: PublicSource
  open: OpenRenderer
  visits: Visits
  query: Query
  log: Log
  /** Whether a brigade has claimed the central. */
  claimed(): boolean
}
type Next = () => void

const FAULT = 500

/** What the build leaves for whoever draws its pages again. */
const TEMPLATE = '.vite/plantilla.json'

/** An address that only a file may answer. */
const FILE = /\.\w+$/

/** `/galeria/` is `/galeria`. */
const pathOf = (pathname: string): string => pathname.replace(/\/+$/, '') || '/'

/**
 * Only the worker asks for a page under its file's name, and keeps it for as long as its version lives. Today's public
 * data doesn't belong there, so it gets the app without a page, which draws what the device has read.
 */
const isForWorker = (pathname: string) => pathname.endsWith('.html')

/**
 * The build's own pages, drawn again with what is public now, once per change. What else is asked for goes to `next`.
 */
export function createPages({ dist, source, open, visits, query, log, claimed }: Settings) {
  const drawnPicture = createDibujos(query)
  const setHeaders = headersOf(dist)
  let build: { made: number; renderer: Renderer; drawn: Map<string, Promise<Document>> } | null = null

  /** null where the build left nothing to draw with; a new one is seen at once. */
  function buildNow() {
    const made = statSync(join(dist, TEMPLATE), { throwIfNoEntry: false })?.mtimeMs
    if (made === undefined) return null
    if (build?.made !== made) build = { made, renderer: open(dist), drawn: new Map() }
    return build
  }

  /** `path`: the page's own, however its address was spelled. */
  type Page = { path: string; document: Document }

  async function pageFor(pathname: string, copy: PublicCopy): Promise<Page | null> {
    const now = buildNow()
    const place = now?.renderer.placeOf(pathname, copy)
    if (!now || !place) return null
    const { path, status } = place
    // A page tells the year.
    const key = `${copy.publico.version}-${copy.modo}-${toYear(new Date())}`
    const known = now.drawn.get(path)
    if (known) {
      const document = await known
      const isOf = [status, FAULT].includes(document.status)
      if (document.etag === etagOf(key, now.made) && isOf) return { path, document }
    }
    const made = now.renderer.draw(path, copy).then(({ text, fault, ...drawn }) => {
      if (fault !== undefined) log('error', { pagina: path, ...factsOf(fault) })
      const told = fault === undefined ? status : FAULT
      return documentOf(text, { ...drawn, status: told, etag: etagOf(key, now.made) })
    })
    now.drawn.set(path, made)
    made.catch(() => now.drawn.delete(path))
    return { path, document: await made }
  }

  const etagOf = (key: string, made: number) => `W/"${key}-${Math.round(made)}"`

  return async (req: IncomingMessage, res: ServerResponse, next: Next): Promise<void> => {
    const pathname = (req.url ?? '/').split(/[?#]/, 1)[0] ?? '/'
    if ((req.method !== 'GET' && req.method !== 'HEAD') || pathname.startsWith('/assets/')) return next()
    if (isForWorker(pathname) && buildNow()) {
      req.url = '/200.html'
      return next()
    }
    let page: Page | null = null
    try {
      const copy = await source.current()
      const picture = await Promise.race([
        drawnPicture(pathname, copy),
        pause(PATIENCE_MS, null, { ref: false }),
      ])
      page = picture ? { path: pathname, document: picture } : await pageFor(pathOf(pathname), copy)
    } catch (error) {
      log('error', { pagina: pathOf(pathname), ...factsOf(error) })
      // The build's pages show the sample brigade; the app without a page draws what the device knows, and the 911.
      if (claimed() && !FILE.test(pathname)) req.url = '/200.html'
    }
    if (!page) return next()
    setHeaders(res, pathname)
    const { path, document } = page
    const isRead = document.status === 200 && document.type.startsWith('text/html')
    if (isRead && req.method === 'GET') visits.count(path)
    send(req, res, document)
  }
}
