import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import sirv from 'sirv'

/** Addresses that only a file may answer: a page instead of a script would be kept as one. */
const FILE = /^\/assets\/|\.\w+$/

/** Reads the rules of the build's `_headers` as hosts do: a path with an optional `*`, then its headers. */
function headerRules(dir) {
  const file = join(dir, '_headers')
  const rules = []
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? []
    if (name) rules.at(-1)?.headers.push([name, value])
    else if (line.trim()) rules.push({ path: line.trim(), headers: [] })
  }
  return rules
}

const applies = (rule, pathname) =>
  rule.endsWith('*') ? pathname.startsWith(rule.slice(0, -1)) : pathname === rule

/**
 * Sets the headers of an answer as the build's `_headers` says.
 * @param {string} dir
 */
export function headersOf(dir) {
  const rules = headerRules(dir)
  /** @type {(res: import('node:http').ServerResponse, pathname: string) => void} */
  const setHeaders = (res, pathname) => {
    // Static hosts have responses without a rule revalidated.
    res.setHeader('Cache-Control', 'no-cache')
    for (const { path, headers } of rules) {
      if (applies(path, pathname)) for (const [name, value] of headers) res.setHeader(name, value)
    }
  }
  return setHeaders
}

/** The page that answers a path, as sirv and hosts look for it; undefined for anything else. */
function pageAt(dir, pathname) {
  try {
    const bare = decodeURIComponent(pathname).replace(/\/+$/, '')
    const names = bare.endsWith('.html')
      ? [bare]
      : bare
        ? [`${bare}.html`, `${bare}/index.html`]
        : ['/index.html']
    return names
      .map((name) => resolve(dir, `.${name}`))
      .find((file) => file.startsWith(dir + sep) && statSync(file, { throwIfNoEntry: false })?.isFile())
  } catch {
    // No address of a file.
    return undefined
  }
}

/** What the build drew for whoever tries the app with the sample accounts; it holds no section of its own. */
const SAMPLE = /<section\b[^>]*\bdata-muestra\b[^>]*>.*?<\/section>/gs

/**
 * Writes into each page that a central serves it, which changes no hash of the policy: those are of scripts only. Once
 * the central is a brigade's own, the sample accounts are taken out. Each page is made once per build and mode.
 */
function pagesWith(central) {
  const known = new Map()
  return (file) => {
    const mode = central()
    const { mtimeMs, size } = statSync(file)
    const etag = `W/"${size}-${mtimeMs}-${mode}"`
    const page = known.get(file)
    if (page?.etag === etag) return page
    const mark = `<meta name="central" content="${mode}">`
    const html = readFileSync(file, 'utf8').replace(/<meta charset="[^"]*"\s*\/?>/, `$&${mark}`)
    const drawn = { etag, body: Buffer.from(mode === 'suya' ? html.replace(SAMPLE, '') : html) }
    known.set(file, drawn)
    return drawn
  }
}

function sendPage(req, res, { etag, body }) {
  res.setHeader('ETag', etag)
  res.setHeader('Content-Type', 'text/html; charset=utf-8')
  if (req.headers['if-none-match'] === etag) {
    res.writeHead(304).end()
    return
  }
  res.setHeader('Content-Length', body.length)
  res.end(req.method === 'HEAD' ? undefined : body)
}

/**
 * The handler that serves a build as static hosts do. It reads from disk at each request, so that a new build is served
 * at once. `lax` imitates hosts that answer missing files with the app's page and let browsers cache it like the file.
 * `central` says in which mode the central is that serves the pages.
 * @param {string} folder
 * @param {{ lax?: boolean, central?: () => string }} [options]
 */
export function site(folder, { lax = false, central } = {}) {
  const dir = resolve(folder)
  const setHeaders = headersOf(dir)
  const sirvFiles = sirv(dir, { dev: true, etag: true, setHeaders })
  const pages = central && pagesWith(central)
  const files = (req, res, next) => {
    const pathname = req.url.split(/[?#]/, 1)[0]
    const page = pages && pageAt(dir, pathname)
    if (!page) return sirvFiles(req, res, next)
    setHeaders(res, pathname)
    sendPage(req, res, pages(page))
  }
  return (req, res) => {
    const pathname = req.url.split(/[?#]/, 1)[0]
    // A file may vanish between sirv's lookup and its read, while a build is being replaced.
    res.once('pipe', (file) => file.once('error', () => res.destroy()))
    files(req, res, () => {
      if (lax) {
        res.setHeader('Content-Type', 'text/html; charset=utf-8')
        setHeaders(res, pathname)
        res.end(readFileSync(join(dir, '200.html')))
        return
      }
      if (FILE.test(pathname)) {
        res.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' })
        res.end('No encontrado')
        return
      }
      req.url = existsSync(join(dir, '200.html')) ? '/200.html' : '/index.html'
      files(req, res)
    })
  }
}
