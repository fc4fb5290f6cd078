import { connect } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { createHub } from '@/server/hub'
import { start } from '@/server/start'
import { listenTo, type Stream } from '@/sync/lead/stream'
import { startFront } from '../e2e/support/central/front'
import { WAIT_MS } from '../tools/limits.mjs'
import { type Client, newItem } from './support/client'
import { ENGINES } from './support/engines'
import { useCentral } from './support/world'

/** What a browser's EventSource does, over a real socket. */
function openStream(url: string, { cookie }: Client): Stream {
  const [events, over] = [new EventTarget(), new AbortController()]
  const stream = {
    CLOSED: 2,
    readyState: 0,
    onerror: null as EventSource['onerror'],
    addEventListener: events.addEventListener.bind(events),
    close() {
      stream.readyState = 2
      over.abort()
    },
  }
  const read = async () => {
    const response = await fetch(`${url}/api/eventos`, { headers: { cookie }, signal: over.signal })
    if (!response.ok) throw new Error(String(response.status))
    let text = ''
    for await (const part of response.body ?? []) {
      const whole = (text + Buffer.from(part).toString()).split('\n\n')
      text = whole.pop() ?? ''
      for (const one of whole) events.dispatchEvent(new Event(/^event: (\w+)/.exec(one)?.[1] ?? ''))
    }
  }
  read().catch(() => {
    if (stream.readyState === 2) return
    stream.readyState = 2
    stream.onerror?.call(stream as EventSource, new Event('error'))
  })
  return stream as Stream
}

/** A clock that the test turns: what waits, and for how long. */
function handClock() {
  let waits: { ms: number; task: () => void } | undefined
  return {
    after(ms: number, task: () => void) {
      const one = { ms, task }
      waits = one
      return () => {
        if (waits === one) waits = undefined
      }
    },
    waiting: () => waits?.ms,
    pass() {
      const { task } = waits ?? { task: () => {} }
      waits = undefined
      task()
    },
  }
}

describe('a device’s line to the central', () => {
  const central = useCentral('PGlite')

  async function listening() {
    const front = await startFront(async () => {})
    front.target = central.url
    const device = await central.as('BODEGA')
    const clock = handClock()
    const heard = { changed: vi.fn(), over: vi.fn(), lost: vi.fn() }
    const opened = vi.fn(() => openStream(front.url, device))
    const stop = listenTo(heard, opened, clock.after)
    await vi.waitUntil(() => heard.changed.mock.calls.length === 1)
    const end = async () => {
      stop()
      await front.close()
    }
    return { front, device, clock, heard, opened, end }
  }

  test('one that died without a word is opened again, and what was missed is heard', async () => {
    const { front, device, clock, heard, opened, end } = await listening()
    front.stall()
    await device.sync([newItem(device.device, 'inv-1')])
    const silence = clock.waiting() ?? 0
    expect(silence).toBeGreaterThan(2 * 25_000)

    clock.pass()
    expect(heard.lost).toHaveBeenCalledOnce()
    expect(clock.waiting()).toBeLessThan(silence)
    expect(opened).toHaveBeenCalledOnce()
    clock.pass()
    await vi.waitUntil(() => heard.changed.mock.calls.length === 2)
    expect(clock.waiting()).toBe(silence)
    await device.sync([newItem(device.device, 'inv-2')])
    await vi.waitUntil(() => heard.changed.mock.calls.length === 3)
    await end()
    expect(clock.waiting()).toBeUndefined()
  })

  test('a central that doesn’t answer is asked less and less often', async () => {
    const { front, clock, heard, opened, end } = await listening()
    front.weather = 'down'
    front.stall()
    const waits: number[] = []
    clock.pass()
    for (let failures = 1; failures <= 9; failures++) {
      waits.push(clock.waiting() ?? 0)
      clock.pass()
      await vi.waitUntil(() => heard.lost.mock.calls.length > failures)
    }
    expect(opened).toHaveBeenCalledTimes(10)
    for (const [n, ms] of waits.entries()) {
      const most = Math.min(5000 * 2 ** n, 300_000)
      expect(ms).toBeGreaterThanOrEqual(most / 2)
      expect(ms).toBeLessThanOrEqual(most)
    }
    await end()
  })
})

describe('a reader who takes nothing', () => {
  const central = useCentral('PGlite', { pulseMs: 100 })
  const tell = (seq: string) => central.database.query(`select pg_notify('cambios', $1)`, [seq])

  test('is told the last of many changes, and the central remembers no other for them', async () => {
    const [hub, over] = [await createHub(central.database), new AbortController()]
    const news = hub.follow(over.signal)[Symbol.asyncIterator]()
    const first = news.next()
    await tell('1')
    expect((await first).value?.seq).toBe('1')
    for (let seq = 2; seq <= 100; seq++) await tell(String(seq))
    expect((await news.next()).value).toEqual({ channel: 'cambios', seq: '100' })
    const next = news.next()
    await tell('101')
    expect((await next).value?.seq).toBe('101')
    over.abort()
    await hub.close()
  })

  test('is cut off', async () => {
    const device = await central.as('BODEGA')
    const { hostname, port } = new URL(central.url)
    const phone = connect(Number(port), hostname).pause()
    const ended = vi.fn()
    phone.on('error', ended)
    phone.write(`GET /api/eventos HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${device.cookie}\r\n\r\n`)
    const long = '9'.repeat(7900)
    // More than the system keeps for a reader. A connection that was cut off refuses what the phone sends; what it sends
    // counts as a word of it, so it is asked less often than it would be cut off.
    await vi.waitUntil(
      async () => {
        for (let times = 0; times < 300; times++) await tell(long)
        phone.write('\r\n')
        return ended.mock.calls.length > 0
      },
      { interval: 500, timeout: WAIT_MS },
    )
    phone.destroy()
  })
})

describe.each(ENGINES)('a changed account is told · %s', (engine) => {
  const central = useCentral(engine)

  /** The events of a stream, as they come. */
  async function hearing({ cookie }: Client) {
    const events: string[] = []
    const over = new AbortController()
    const { body } = await fetch(`${central.url}/api/eventos`, { headers: { cookie }, signal: over.signal })
    const read = async () => {
      for await (const part of body ?? [])
        events.push(
          ...[
            ...Buffer.from(part)
              .toString()
              .matchAll(/^event: (\w+)/gm),
          ].map(([, name = '']) => name),
        )
      events.push('fin')
    }
    read().catch(() => undefined)
    await vi.waitUntil(() => events.includes('cambio'))
    return { events, close: () => over.abort() }
  }
  const idOf = async (client: Client) => (await client.get('/yo')).body.persona.id

  test('to the person whose role it is, at once; to others it is a pulse', async () => {
    const [jefe, bodega, inspector] = [
      await central.as('SUPERADMIN'),
      await central.as('BODEGA'),
      await central.as('INSPECTOR'),
    ]
    const [own, other] = [await hearing(bodega), await hearing(inspector)]
    await jefe.patch(`/usuarios/${await idOf(bodega)}`, { role: 'TESORERIA' })
    await vi.waitUntil(() => own.events.includes('cuenta') && other.events.includes('pulso'))
    expect(other.events).not.toContain('cuenta')
    await jefe.patch(`/usuarios/${await idOf(bodega)}`, { active: false })
    await vi.waitUntil(() => own.events.includes('fin'))
    expect(own.events).toContain('salida')
    other.close()
  })

  test('by another process too', async () => {
    if (engine === 'PGlite') return
    const bodega = await central.as('BODEGA')
    const own = await hearing(bodega)
    const second = await start({
      ...{ database: central.database, dist: central.dist, folder: central.copias },
      ...{ port: 0, host: '127.0.0.1', proxy: false, log: () => undefined },
    })
    const elsewhere = await central.as('SUPERADMIN')
    elsewhere.url = second.url.replace('localhost', '127.0.0.1')
    await elsewhere.patch(`/usuarios/${await idOf(bodega)}`, { role: 'TESORERIA' })
    await vi.waitUntil(() => own.events.includes('cuenta'))
    own.close()
    await second.close()
  })

  test('of the fifth stream of one browser the first gives way, and is told to stay away for a while', async () => {
    const bodega = await central.as('BODEGA')
    const { cookie } = bodega
    const first = await fetch(`${central.url}/api/eventos`, { headers: { cookie } })
    const others = [
      await hearing(bodega),
      await hearing(bodega),
      await hearing(bodega),
      await hearing(bodega),
    ]
    const said = await first.text()
    expect(said).toMatch(/event: relevo\ndata: ?\nretry: 300000/)
    await bodega.sync([newItem(bodega.device, 'inv-relevo')])
    await vi.waitUntil(() =>
      others.every(({ events }) => events.filter((one) => one === 'cambio').length > 1),
    )
    for (const { close } of others) close()
  })
})
