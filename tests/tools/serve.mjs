import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
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
 * Reads from disk at each request, so that a new build is served at once. `lax` imitates hosts that answer missing
 * files with the app's page and let browsers cache it like the file.
 */
function site(dir, lax = false) {
  const rules = headerRules(dir)
  const setHeaders = (res, pathname) => {
    // Static hosts have responses without a rule revalidated.
    res.setHeader('Cache-Control', 'no-cache')
    for (const { path, headers } of rules) {
      if (applies(path, pathname)) for (const [name, value] of headers) res.setHeader(name, value)
    }
  }
  const files = sirv(dir, { dev: true, etag: true, setHeaders })
  return (req, res) => {
    const pathname = req.url.split(/[?#]/, 1)[0]
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

/**
 * Serves a build. `use(dir)` swaps it for another (an update comes out); `close()` drops live connections at once
 * (the server is gone). Port 0 takes any free one.
 * @param {{ dir: string, port?: number, host?: string }} options
 */
export async function serve({ dir, port = 0, host = '127.0.0.1' }) {
  let handler = site(resolve(dir))
  const server = createServer((req, res) => {
    // A file may vanish between sirv's lookup and its read, while a build is being replaced.
    res.once('pipe', (file) => file.once('error', () => res.destroy()))
    handler(req, res)
  })
  await new Promise((done, failed) => {
    server.once('error', failed)
    server.listen(port, host, done)
  })
  const address = server.address()
  const taken = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://localhost:${taken}`,
    port: taken,
    /**
     * @param {string} next
     * @param {{ lax?: boolean }} [options]
     */
    use(next, { lax } = {}) {
      handler = site(resolve(next), lax)
    },
    /** @returns {Promise<void>} */
    close() {
      const closed = new Promise((done) => server.close(() => done(undefined)))
      server.closeAllConnections()
      return closed
    },
  }
}

/** Uses the wanted port or one of the next, so that a second start doesn't fail; in the end any. */
async function serveNear(dir, wanted, host) {
  for (const port of [...Array.from({ length: 10 }, (_, step) => wanted + step), 0]) {
    try {
      return await serve({ dir, port, host })
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const dist = fileURLToPath(new URL('../../dist/', import.meta.url))
  if (!existsSync(join(dist, 'index.html'))) {
    console.error('Falta la carpeta dist. Construya la aplicación primero: npm run build')
    process.exit(1)
  }
  const { url } = await serveNear(dist, Number(process.env.PORT) || 4173, process.env.HOST)
  console.log(`\n  Bomberos está en ${url}\n  Para detener: Ctrl+C\n`)
}
