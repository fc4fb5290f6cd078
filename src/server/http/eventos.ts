import { Hono } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import { type Person, personOf } from '@/server/accounts/sessions'
import type { Central } from '@/server/central'
import { factsOf } from '@/server/log'
import { readState } from '@/server/state'
import { canonical } from '@/shared/lib/canonical'
import type { Env } from './request/address'
import { tokenOf, whoAsks } from './request/session'
import { createStreams, giveWay } from './request/streams'

/** So many devices are told of a change at once. */
const AT_ONCE = 10
/** In ms: the others one after the other, so far apart. Of a hundred the last one hears of it after two seconds. */
const STEP_MS = 20

/**
 * Spreads out in time what many devices are told: each of them asks then, and all of them at once would keep waiting
 * whoever is writing.
 */
export function createTurns(now = () => performance.now()) {
  let free = 0
  /** In ms: how long one of so many readers waits for its turn. */
  return (readers: number): number => {
    if (readers <= AT_ONCE) return 0
    const time = now()
    free = Math.max(free, time - AT_ONCE * STEP_MS) + STEP_MS
    return Math.max(0, free - time)
  }
}

/** In ms: how often the central says something, so that a line that is silent for longer is known to have died. */
export const PULSE_MS = 25_000

/** What a device has to look at again when it changes. */
const accountOf = ({ persona, permisos }: Person): string => canonical({ persona, permisos })

type Reader = {
  token: string
  person: Person
  admit: ReturnType<typeof createStreams>
  /** In ms: how long this one waits for its turn to hear of a change. */
  turn(): number
}

/** Says one thing after the other, each in its turn; what comes meanwhile is said with the next one. */
function inTurns(turn: () => number, say: () => Promise<unknown>, failed: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDue = false
  const next = () => {
    timer = setTimeout(async () => {
      isDue = false
      await say().catch(failed)
      timer = undefined
      if (isDue) next()
    }, turn())
  }
  return {
    due(): void {
      isDue = true
      if (!timer) next()
    },
    end(): void {
      isDue = false
      clearTimeout(timer)
    },
  }
}

/** Tells what happens until the session ends, the page goes or the central stops. */
async function tell(
  stream: SSEStreamingApi,
  { database, hub, pulseMs }: Central,
  { token, person, admit, turn }: Reader,
): Promise<void> {
  const over = new AbortController()
  stream.onAbort(() => over.abort())
  const forget = admit({
    sesion: token,
    usuario: person.persona.id,
    end() {
      void giveWay(stream)
      over.abort()
    },
  })
  const pulse = setInterval(() => void check().catch(() => over.abort()), pulseMs)
  let account = accountOf(person)
  const check = async () => {
    const now = await personOf(database.query, token)
    const event = !now ? 'salida' : accountOf(now) === account ? 'pulso' : 'cuenta'
    await stream.writeSSE({ event, data: '' })
    if (now) account = accountOf(now)
    else over.abort()
  }
  const counter = async () => String((await readState(database.query))?.seq ?? 0)
  let last = ''
  const hint = async () => stream.writeSSE({ event: 'cambio', data: last || (await counter()) })
  const hints = inTurns(turn, hint, () => over.abort())
  try {
    const news = hub.follow(over.signal)[Symbol.asyncIterator]()
    // Followed before the number is read: no change falls in between.
    let next = news.next()
    await hint()
    for (let { value, done } = await next; !done; { value, done } = await next) {
      next = news.next()
      if (value.channel === 'cuentas') await check()
      else if (value.channel === 'cambios') {
        last = value.seq
        hints.due()
      }
    }
  } finally {
    hints.end()
    clearInterval(pulse)
    forget()
    over.abort()
  }
}

/** Hints that there is news. What changed, a device asks `/sync`. */
export function eventos(central: Central) {
  const admit = createStreams()
  const turns = createTurns()
  let readers = 0
  return new Hono<Env>().get('/eventos', async (c) => {
    const person = await whoAsks(c, central)
    const token = tokenOf(c, central) ?? ''
    // A phone that takes nothing for so long is cut off, and asks for the changes since when it comes back.
    c.env.incoming.socket.setTimeout(2 * central.pulseMs)
    c.header('X-Accel-Buffering', 'no')
    return streamSSE(c, async (stream) => {
      readers++
      await tell(stream, central, { token, person, admit, turn: () => turns(readers) })
        .catch((error) => central.log('error', { ruta: c.req.path, ...factsOf(error) }))
        .finally(() => readers--)
    })
  })
}
