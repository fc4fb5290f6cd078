import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto'

/** What a browser hands over to be reached: base64url. */
export type Subscription = { endpoint: string; p256dh: string; auth: string }
/** The central's own pair of keys, base64url. */
export type VapidKeys = { publicKey: string; privateKey: string }

const CURVE = 'prime256v1'
const RECORD_BYTES = 4096
const TOKEN_SECONDS = 12 * 60 * 60

const bytesOf = (text: string) => Buffer.from(text, 'base64url')
const json = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

export function newVapidKeys(): VapidKeys {
  const pair = createECDH(CURVE)
  return { publicKey: pair.generateKeys('base64url'), privateKey: pair.getPrivateKey('base64url') }
}

/** Says to the push service who asks (RFC 8292). */
export function vapidHeader(endpoint: string, subject: string, { publicKey, privateKey }: VapidKeys): string {
  const point = bytesOf(publicKey)
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const key = createPrivateKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '', d: privateKey },
  })
  const exp = Math.floor(Date.now() / 1000) + TOKEN_SECONDS
  const said = `${json({ typ: 'JWT', alg: 'ES256' })}.${json({ aud: new URL(endpoint).origin, exp, sub: subject })}`
  const signature = sign('sha256', Buffer.from(said), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${said}.${signature.toString('base64url')}, k=${publicKey}`
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Only the browser that subscribed can read it (RFC 8291, content coding aes128gcm of RFC 8188). */
export function encrypt(text: string, { p256dh, auth }: Omit<Subscription, 'endpoint'>): Buffer {
  const [theirs, own, salt] = [bytesOf(p256dh), createECDH(CURVE), randomBytes(16)]
  const ours = own.generateKeys()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const secret = derive(own.computeSecret(theirs), bytesOf(auth), info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // The 2 ends the last record.
  const sealed = [cipher.update(text, 'utf8'), cipher.update(Buffer.from([2])), cipher.final()]
  const head = Buffer.alloc(5)
  head.writeUInt32BE(RECORD_BYTES)
  head.writeUInt8(ours.length, 4)
  return Buffer.concat([salt, head, ours, ...sealed, cipher.getAuthTag()])
}

/** The services of the browsers. Nobody makes the central call anything else. */
const SERVICES =
  /^(?:fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|[\w-]+\.push\.services\.mozilla\.com|[\w-]+\.notify\.windows\.com|(?:[\w-]+\.)?push\.apple\.com)$/

export const isPushService = ({ protocol, hostname, port, username }: URL): boolean =>
  protocol === 'https:' && port === '' && username === '' && SERVICES.test(hostname)
