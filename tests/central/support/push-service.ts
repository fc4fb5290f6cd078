import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, beforeEach } from 'vitest'

type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer }

type PushService = {
  url: string
  received: Received[]
  /** What it answers, by path; 201 where nothing is said. */
  answers: Map<string, number>
  close(): Promise<void>
}

/** A push service of this machine. */
async function startPushService(): Promise<PushService> {
  const received: Received[] = []
  const answers = new Map<string, number>()
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const path = request.url ?? ''
      received.push({ path, headers: request.headers, body: Buffer.concat(parts) })
      const status = answers.get(path) ?? 201
      response.writeHead(status, status === 302 ? { location: '/otra' } : {}).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    received,
    answers,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}

/** A push service for all tests of the file, which each finds empty. */
export function pushServiceOfFile(): PushService {
  const push = {} as PushService
  beforeAll(async () => void Object.assign(push, await startPushService()))
  afterAll(() => push.close())
  beforeEach(() => {
    push.received.length = 0
    push.answers.clear()
  })
  return push
}

/** A browser's side of a subscription. */
export class Browser {
  private readonly own = createECDH('prime256v1')
  private readonly secret = randomBytes(16)
  readonly keys: { p256dh: string; auth: string }
  constructor() {
    this.keys = { p256dh: this.own.generateKeys('base64url'), auth: this.secret.toString('base64url') }
  }

  /** Reads a message as RFC 8291 says, from its parts. */
  read(body: Buffer): string {
    const salt = body.subarray(0, 16)
    const theirs = body.subarray(21, 21 + body.readUInt8(20))
    const sealed = body.subarray(21 + theirs.length)
    const shared = this.own.computeSecret(theirs)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.own.getPublicKey(), theirs])
    const input = hkdfSync('sha256', shared, this.secret, info, 32)
    const part = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', Buffer.from(input), salt, `Content-Encoding: ${name}\0`, length))
    const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
    decipher.setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')
  }
}
