import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listen, listenNear } from '../../src/server/listen.mjs'
import { site } from '../../src/server/site.mjs'

/**
 * Serves a build without a central. `use(dir)` swaps it for another (an update comes out); `close()` drops live
 * connections at once (the server is gone). Port 0 takes any free one.
 * @param {{ dir: string, port?: number, host?: string, take?: typeof listen }} options
 */
export async function serve({ dir, port = 0, host = '127.0.0.1', take = listen }) {
  let handler = site(resolve(dir))
  const server = createServer((req, res) => void handler(req, res).catch(() => res.destroy()))
  const taken = await take(server, port, host)
  return {
    url: `http://localhost:${taken}`,
    port: taken,
    /**
     * @param {string} next
     * @param {{ lax?: boolean }} [options]
     */
    use(next, { lax } = {}) {
      handler = site(resolve(next), { lax })
    },
    /** @returns {Promise<void>} */
    close() {
      const closed = new Promise((done) => server.close(() => done(undefined)))
      server.closeAllConnections()
      return closed
    },
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const dist = fileURLToPath(new URL('../../dist/', import.meta.url))
  if (!existsSync(join(dist, 'index.html'))) {
    console.error('Falta la carpeta dist. Construya la aplicación primero: npm run build')
    process.exit(1)
  }
  const port = Number(process.env.PORT) || 4173
  const { url } = await serve({ dir: dist, port, host: process.env.HOST, take: listenNear })
  console.log(`\n  Bomberos está en ${url}, sin central\n  Para detener: Ctrl+C\n`)
}
