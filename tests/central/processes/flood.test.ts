import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { bodega, place, started } from '../support/child'
import { newItem } from '../support/client'

const whole = process.env.CASOS === 'completos'
const CONNECTIONS = whole ? 10_000 : 1500
/** In MB: what they may make the process grow by. */
const ROOM = 150
/** In ms: what somebody else waits meanwhile. */
const PATIENCE = 5000

/** In MB, as the system counts it. */
const memoryOf = (pid = 0) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** What is begun and never ended: nothing, half a head, a head with the beginning of its body. */
const BEGINNINGS = [
  '',
  'POST /api/sync HTTP/1.1\r\nhost: localhost\r\nx-central: 1\r\nx-a: ',
  'POST /api/sync HTTP/1.1\r\nhost: localhost\r\nx-central: 1\r\ncontent-type: application/json\r\ncontent-length: 900000\r\n\r\n{',
]

/** Opens a connection that says a little more each second. */
const openSlow = (port: number, beginning: string) =>
  new Promise<Socket>((open, failed) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(beginning)
      open(socket)
    })
    socket.once('error', failed)
  })

test(
  `${CONNECTIONS} connections that never end what they began hold up nobody, and hold little`,
  async () => {
    const { folder, env } = await place('PostgreSQL')
    const { url, process: child } = await started(folder, env)
    const client = await bodega(url)
    await client.sync()
    const before = memoryOf(child.pid)
    const sockets: Socket[] = []
    let ended = 0
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
    })
    for (let n = 0; n < CONNECTIONS; n += 250)
      sockets.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(250, CONNECTIONS - n) }, (_, k) =>
            openSlow(Number(new URL(url).port), BEGINNINGS[k % BEGINNINGS.length] ?? ''),
          ),
        )),
      )
    for (const socket of sockets) {
      socket.on('error', () => undefined)
      socket.on('close', () => ended++)
      socket.resume()
    }
    const drip = setInterval(() => {
      for (const socket of sockets) if (socket.writable && socket.bytesWritten > 0) socket.write(' ')
    }, 1000)
    onTestFinished(() => clearInterval(drip))

    for (let n = 0; n < 5; n++) {
      const since = performance.now()
      expect((await fetch(url)).status).toBe(200)
      expect((await client.sync([newItem(client.device, `inv-${n}`)])).estados[0]?.estado).toBe('ok')
      expect(performance.now() - since).toBeLessThan(PATIENCE)
    }
    const grown = memoryOf(child.pid) - before
    console.info(`${CONNECTIONS} connections: ${Math.round(grown)} MB more`)
    expect(grown).toBeLessThan(ROOM)
    // Node gives up a head that isn't complete after a minute, a request after five.
    if (whole) await expect.poll(() => ended, { timeout: 400_000, interval: 1000 }).toBe(CONNECTIONS)
  },
  whole ? 480_000 : 60_000,
)

const MB = 1024 * 1024
const JSON_TYPE = { 'content-type': 'application/json' }

test('bombs in JSON and gzip are refused in words, forty at once, and hold up nobody', async () => {
  const { folder, env } = await place('PostgreSQL')
  const { url, process: child } = await started(folder, env)
  const client = await bodega(url)
  await client.sync()
  const before = memoryOf(child.pid)
  const bombs: [BodyInit, Record<string, string>][] = [
    ['['.repeat(MB - 1), JSON_TYPE],
    [`[${'{},'.repeat(300_000)}0]`, JSON_TYPE],
    [`{"a":"${'\\u0000'.repeat(170_000)}"}`, JSON_TYPE],
    [new Uint8Array(gzipSync(Buffer.alloc(200 * MB))), { ...JSON_TYPE, 'content-encoding': 'gzip' }],
  ]
  const answers = Array.from({ length: 40 }, (_, n) => {
    const [body, headers] = bombs[n % bombs.length] ?? ['', {}]
    return client.call('POST', '/sync', { body, headers })
  })
  const since = performance.now()
  expect((await fetch(url)).status).toBe(200)
  expect((await client.sync([newItem(client.device, 'inv-1')])).estados[0]?.estado).toBe('ok')
  expect(performance.now() - since).toBeLessThan(PATIENCE)
  for (const { status, body } of await Promise.all(answers)) {
    expect([400, 413]).toContain(status)
    expect(body.mensaje).toMatch(/\.$/)
  }
  expect(memoryOf(child.pid) - before).toBeLessThan(2 * ROOM)
}, 60_000)
