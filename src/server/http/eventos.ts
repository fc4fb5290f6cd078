import { Hono } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import { personOf } from '@/server/accounts/sessions'
import type { Central } from '@/server/central'
import { factsOf } from '@/server/log'
import { readState } from '@/server/state'
import type { Env } from './address'
import { tokenOf, whoAsks } from './session'

/** In ms: how often the central says something, so that a line that is silent for longer is known to have died. */
export const PULSE_MS = 25_000

/** Tells what happens until the session ends, the page goes or the central stops. */
async function tell(
  stream: SSEStreamingApi,
  { database, hub, pulseMs }: Central,
  token: string,
): Promise<void> {
  const over = new AbortController()
  stream.onAbort(() => over.abort())
  const pulse = setInterval(() => void check().catch(() => over.abort()), pulseMs)
  const check = async () => {
    const runs = await personOf(database.query, token)
    await stream.writeSSE(runs ? { event: 'pulso', data: '' } : { event: 'salida', data: '' })
    if (!runs) over.abort()
  }
  const counter = async () => String((await readState(database.query))?.seq ?? 0)
  try {
    const news = hub.follow(over.signal)[Symbol.asyncIterator]()
    // Followed before the number is read: no change falls in between.
    let next = news.next()
    await stream.writeSSE({ event: 'cambio', data: await counter() })
    for (let { value, done } = await next; !done; { value, done } = await next) {
      next = news.next()
      if (value.channel === 'cuentas') await check()
      else await stream.writeSSE({ event: 'cambio', data: value.seq || (await counter()) })
    }
  } finally {
    clearInterval(pulse)
    over.abort()
  }
}

/** Hints that there is news. What changed, a device asks `/sync`. */
export const eventos = (central: Central) =>
  new Hono<Env>().get('/eventos', async (c) => {
    await whoAsks(c, central)
    const token = tokenOf(c, central) ?? ''
    // A phone that takes nothing for so long is cut off, and asks for the changes since when it comes back.
    c.env.incoming.socket.setTimeout(2 * central.pulseMs)
    c.header('X-Accel-Buffering', 'no')
    return streamSSE(c, (stream) =>
      tell(stream, central, token).catch((error) =>
        central.log('error', { ruta: c.req.path, ...factsOf(error) }),
      ),
    )
  })
