import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

const HEALTH_MS = 100
const DIAL_AGAIN_MS = 50

/** What the other end says before anything was sent: whoever is told so may ask another one. */
const UNDIALED = new Set(['ECONNREFUSED', 'EHOSTUNREACH'])

/**
 * A reverse proxy that does what `src/server/deploy/Caddyfile` has Caddy do: it keeps connections, asks each process how
 * it is, and goes to another one only where it could not even connect. What was sent once is sent to nobody else.
 */
export async function openBalancer(upstreamsNow: () => readonly string[]): Promise<string> {
  const agent = new Agent({ keepAlive: true })
  const unwell = new Set<string>()
  let turn = 0
  const next = () => {
    turn++
    const upstreams = upstreamsNow()
    const able = upstreams.filter((url) => !unwell.has(url))
    return able[turn % able.length] ?? upstreams[turn % upstreams.length] ?? ''
  }

  function pass(asked: IncomingMessage, body: string, answer: ServerResponse): void {
    const { method, url, headers } = asked
    const over = request(next() + url, { agent, method, headers }, (response) => {
      // What names this one connection isn't passed on.
      const { connection: _, 'keep-alive': __, ...others } = response.headers
      answer.writeHead(response.statusCode ?? 502, others)
      response.pipe(answer)
      response.on('error', () => answer.destroy())
    })
    over.on('error', (error: NodeJS.ErrnoException) => {
      if (UNDIALED.has(error.code ?? '')) setTimeout(() => pass(asked, body, answer), DIAL_AGAIN_MS)
      else if (answer.headersSent) answer.destroy()
      else answer.writeHead(502).end(error.code)
    })
    over.end(body)
  }

  const server = createServer(async (asked, answer) => pass(asked, await text(asked), answer))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const looks = setInterval(() => {
    for (const url of upstreamsNow())
      fetch(`${url}/api/salud`).then(
        ({ ok }) => (ok ? unwell.delete(url) : unwell.add(url)),
        () => unwell.add(url),
      )
  }, HEALTH_MS)
  onTestFinished(() => {
    clearInterval(looks)
    server.closeAllConnections()
    server.close()
    agent.destroy()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
