import type { SSEStreamingApi } from 'hono/streaming'
import type { Central } from '@/server/central'
import { factsOf } from '@/server/log'
import { giveWay } from './streams'

type Reader = {
  /** Takes a place among the open streams; returns what gives it back. */
  admitted(end: () => void): () => void
  /** It hears of notices too, and not only of calls and answers. */
  entregas?: boolean
  /** Whether the reader may still hear it. */
  goesOn(): Promise<boolean>
}

/** Says `despacho` whenever something of any call changed: what, the page asks. */
export async function tellCalls(
  stream: SSEStreamingApi,
  { hub, pulseMs, log }: Central,
  { admitted, goesOn, entregas = false }: Reader,
): Promise<void> {
  const over = new AbortController()
  stream.onAbort(() => over.abort())
  const forget = admitted(() => {
    void giveWay(stream)
    over.abort()
  })
  const check = async () => {
    if (!(await goesOn())) over.abort()
    else await stream.writeSSE({ event: 'pulso', data: '' })
  }
  const pulse = setInterval(() => void check().catch(() => over.abort()), pulseMs)
  try {
    // What happened before the line was open is asked for now.
    await stream.writeSSE({ event: 'despacho', data: '' })
    for await (const { channel } of hub.follow(over.signal)) {
      if (channel === 'cuentas') await check()
      if (channel === 'despachos' || (entregas && channel === 'entregas'))
        await stream.writeSSE({ event: 'despacho', data: '' })
    }
  } catch (error) {
    log('error', { ruta: 'despachos', ...factsOf(error) })
  } finally {
    clearInterval(pulse)
    forget()
    over.abort()
  }
}
