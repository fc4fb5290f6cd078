import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import sirv from 'sirv'
import { texts } from './texts.mjs'

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

/** What a host reads itself and gives to nobody: its rules, and folders of the build's own. */
const INTERNAL = /^(?:_headers|_redirects)$|(?:^|\/)\.(?!well-known\/)/

/** However its address is spelled. */
function isInternal(dir, pathname) {
  try {
    const file = relative(dir, resolve(dir, `.${decodeURIComponent(pathname)}`)).replaceAll(sep, '/')
    return INTERNAL.test(file)
  } catch {
    return false
  }
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

function notFound(res) {
  res.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' })
  res.end('No encontrado')
}

/**
 * The handler that serves a build as static hosts do. It looks at the disk at each request, so that a new build is
 * served at once, and rejects when a file vanishes meanwhile. `lax` imitates hosts that answer missing files with the
 * app's page and let browsers cache it like the file. `central` says in which mode the central is that serves the pages.
 * @param {string} folder
 * @param {{ lax?: boolean, central?: () => string }} [options]
 * @returns {(req: import('node:http').IncomingMessage, res: import('node:http').ServerResponse) => Promise<void>}
 */
export function site(folder, { lax = false, central } = {}) {
  const dir = resolve(folder)
  const setHeaders = headersOf(dir)
  const sendText = texts(dir, { setHeaders, central })
  const pictures = sirv(dir, { dev: true, etag: true, setHeaders })
  const sendPicture = (req, res) => {
    let sent = true
    pictures(req, res, () => {
      sent = false
    })
    return sent
  }
  return async (req, res) => {
    const pathname = req.url?.split(/[?#]/, 1)[0] ?? '/'
    // A file may vanish between sirv's lookup and its read, while a build is being replaced.
    res.once('pipe', (file) => file.once('error', () => res.destroy()))
    if (isInternal(dir, pathname)) return notFound(res)
    if ((await sendText(req, res, pathname)) || sendPicture(req, res)) return
    if (lax) {
      res.setHeader('Content-Type', 'text/html; charset=utf-8')
      setHeaders(res, pathname)
      res.end(readFileSync(join(dir, '200.html')))
    } else if (FILE.test(pathname)) {
      notFound(res)
    } else if (!(await sendText(req, res, '/200.html'))) await sendText(req, res, '/index.html')
  }
}
