import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
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

/** Listens at the wanted port or one of the next. `close` takes what ends the open streams. */
export async function listenWith(answer: Answer, wanted: number, host: string) {
  const server = createServer(answer)
  server.keepAliveTimeout = IDLE_MS
  const port = await listenNear(server, wanted, host)
  return {
    port,
    async close(quiet: () => Promise<unknown>): Promise<void> {
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
