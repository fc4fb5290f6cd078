import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { listenNear } from '@/server/listen.mjs'

/**
 * How long a connection may wait for its next request: longer than proxies keep one (Caddy two minutes, nginx one). If
 * the central closed it just as a proxy sends a request, that request would be lost.
 */
const IDLE_MS = 150_000

/** How long an answer that is under way may still take. */
const GRACE_MS = 5000
const IDLE_LOOK_MS = 50

export type Answer = (req: IncomingMessage, res: ServerResponse) => void

const isHealth = (url = ''): boolean => /^\/api\/salud(?:\?|$)/.test(url)

/**
 * Listens at the wanted port or one of the next. `close` takes what ends the open streams, and how long in ms to go on
 * before it: a proxy that has other processes asks `/api/salud` and learns meanwhile to leave this one out.
 */
export async function listenWith(answer: Answer, wanted: number, host: string) {
  let leaving = false
  const server = createServer((req, res) => {
    // A proxy that keeps the connection would send the next request just as it is closed.
    if (leaving) res.shouldKeepAlive = false
    if (leaving && isHealth(req.url)) res.writeHead(503).end()
    else answer(req, res)
  })
  server.keepAliveTimeout = IDLE_MS
  const port = await listenNear(server, wanted, host)
  return {
    port,
    async close(quiet: () => Promise<unknown>, leaveMs = 0): Promise<void> {
      leaving = true
      if (leaveMs > 0) await pause(leaveMs)
      const closed = new Promise((done) => server.close(done))
      const quieted = quiet()
      // One that was asked something stays open for the next question, which nobody would answer.
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_LOOK_MS)
      const late = setTimeout(() => server.closeAllConnections(), GRACE_MS)
      await closed
      clearInterval(idle)
      clearTimeout(late)
      await quieted
    },
  }
}
