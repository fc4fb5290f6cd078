import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

type Line = {
  /** The same database at the other end of the line. */
  url: string
  /** From now on nothing comes through, and nobody is told. */
  hang(): void
  /** Whoever connects from now on gets through; what hung hangs on. */
  mend(): void
}

/** A line to a database server that can hang, as one behind a firewall does. */
export async function openLine(to: string): Promise<Line> {
  const target = new URL(to)
  const ends = new Set<Socket>()
  const dead = new Set<Socket>()
  let hangs = false
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    if (hangs) dead.add(near).add(far)
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from)
      from.on('data', (part) => !dead.has(from) && into.write(part))
      from.on('error', () => undefined)
      from.on('close', () => !dead.has(from) && into.destroy())
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    for (const end of ends) end.destroy()
    server.close()
  })
  const url = new URL(to)
  url.port = String((server.address() as { port: number }).port)
  return {
    url: url.href,
    hang() {
      hangs = true
      for (const end of ends) dead.add(end)
    },
    mend() {
      hangs = false
    },
  }
}
