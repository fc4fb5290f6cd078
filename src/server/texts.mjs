import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, resolve, sep } from 'node:path'
import { compress, encodingFor } from './compressed.mjs'

/** The build's kinds of text. Pictures and letters gain nothing, and sirv sends them as they are. */
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'text/xml',
}

/** The text that answers a path, as sirv and hosts look for it; undefined for anything else. */
function textAt(dir, pathname) {
  try {
    const bare = decodeURIComponent(pathname).replace(/\/+$/, '')
    const names =
      extname(bare) in TYPES ? [bare] : bare ? [`${bare}.html`, `${bare}/index.html`] : ['/index.html']
    for (const name of names) {
      const file = resolve(dir, `.${name}`)
      const found = file.startsWith(dir + sep) ? statSync(file, { throwIfNoEntry: false }) : undefined
      if (found?.isFile()) return { file, stamp: `${found.size}-${found.mtimeMs}` }
    }
  } catch {
    // No address of a file.
  }
  return undefined
}

/** What the build drew for whoever tries the app with the sample accounts; it holds no section of its own. */
const SAMPLE = /<section\b[^>]*\bdata-muestra\b[^>]*>.*?<\/section>/gs

/**
 * Writes into a page that a central serves it, which changes no hash of the policy: those are of scripts only. Once the
 * central is a brigade's own, the sample accounts are taken out.
 */
function servedBy(mode, html) {
  const marked = html.replace(/<meta charset="[^"]*"\s*\/?>/, `$&<meta name="central" content="${mode}">`)
  return mode === 'suya' ? marked.replace(SAMPLE, '') : marked
}

/**
 * The worker with a list that says that the pages are the central's own. The browser compares the worker's text each
 * time that the app opens: that one request tells a device that its host got a central, claimed it or lost it, and it
 * fetches the pages anew.
 */
const workerOf = (mode, worker) =>
  worker.replace(/\{[^{}]*\burl"?:\s*["'`][^"'`]+\.html["'`][^{}]*\}/g, (entry) =>
    entry.replace(/(revision"?:\s*["'`])/, `$1${mode}-`),
  )

/** How a text differs where a central serves it; undefined: not at all. */
function ownOf(file, dir) {
  if (file.endsWith('.html')) return servedBy
  return file === resolve(dir, 'sw.js') ? workerOf : undefined
}

/**
 * Each text as it was last sent, in every form that somebody asked for. All handlers of a process share it: a test
 * starts one per page, and would compress the app each time.
 */
const known = new Map()

/** Reads a file once per version and mode. `change` writes the mode into it, when a central serves it. */
async function read(file, stamp, mode, change) {
  const etag = mode === undefined ? `W/"${stamp}"` : `W/"${stamp}-${mode}"`
  const key = `${mode} ${file}`
  const last = known.get(key)
  if (last?.etag === etag) return last
  const body = await readFile(file)
  const own = mode === undefined ? body : Buffer.from(change(mode, body.toString()))
  const text = { etag, type: TYPES[extname(file)], plain: own, forms: {} }
  known.set(key, text)
  return text
}

/**
 * Answers for the texts of a build: compressed, and from memory while their files stay the same. Resolves to false when
 * the path is of no text. `central` says in which mode the central is that serves the pages.
 * @param {string} dir
 * @param {{ setHeaders: (res: import('node:http').ServerResponse, pathname: string) => void, central?: () => string }} options
 */
export function texts(dir, { setHeaders, central }) {
  return async (req, res, pathname) => {
    const found = textAt(dir, pathname)
    if (!found) return false
    const change = ownOf(found.file, dir)
    const mode = change && central?.()
    const { etag, type, plain, forms } = await read(found.file, found.stamp, mode, change)
    setHeaders(res, pathname)
    res.setHeader('ETag', etag)
    res.setHeader('Vary', 'Accept-Encoding')
    if (req.headers['if-none-match'] === etag) {
      res.writeHead(304).end()
      return true
    }
    const encoding = encodingFor(req.headers['accept-encoding'])
    if (encoding) forms[encoding] ??= compress[encoding](plain)
    const body = encoding ? await forms[encoding] : plain
    res.setHeader('Content-Type', type)
    if (encoding) res.setHeader('Content-Encoding', encoding)
    res.setHeader('Content-Length', body.length)
    res.end(req.method === 'HEAD' ? undefined : body)
    return true
  }
}
