import { createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import webpush from 'web-push'
import { encrypt, isPushService, newVapidKeys, vapidHeader } from '@/server/avisos/web-push'
import { Browser } from '../support/push-service'

const TEXT = JSON.stringify({ titulo: 'Emergencia reportada', cuerpo: 'ñ 🔥' })

test('a browser reads what is sent, as it reads what the web-push package sends', () => {
  const browser = new Browser()
  expect(browser.read(encrypt(TEXT, browser.keys))).toBe(TEXT)
  const theirs = webpush.encrypt(browser.keys.p256dh, browser.keys.auth, TEXT, 'aes128gcm').cipherText
  expect(browser.read(theirs)).toBe(TEXT)
  expect(() => new Browser().read(encrypt(TEXT, browser.keys))).toThrow()
})

test('the header says the same as that of the web-push package, and its signature holds', () => {
  const keys = newVapidKeys()
  const endpoint = 'https://fcm.googleapis.com/fcm/send/abc'
  const partsOf = (header: string) => {
    const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header) ?? []
    const [head = '', claims = '', signature = ''] = token.split('.')
    const said = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
    const point = Buffer.from(key, 'base64url')
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
    const publicKey = createPublicKey({
      format: 'jwk',
      key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    })
    return {
      head: said(head),
      claims: said(claims),
      key,
      holds: verify(
        'sha256',
        Buffer.from(`${head}.${claims}`),
        { key: publicKey, dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      ),
    }
  }
  const own = partsOf(vapidHeader(endpoint, 'mailto:a@b.example', keys))
  const theirs = partsOf(
    webpush.getVapidHeaders(
      'https://fcm.googleapis.com',
      'mailto:a@b.example',
      keys.publicKey,
      keys.privateKey,
      'aes128gcm',
      own.claims.exp,
    ).Authorization,
  )
  expect(own).toEqual({ ...theirs, holds: true })
  expect(own.claims.exp * 1000 - Date.now()).toBeLessThan(24 * 3_600_000)
})

test('only the browsers’ own services are called', () => {
  const allowed = [
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://wns2-par02p.notify.windows.com/w/?token=x',
    'https://web.push.apple.com/x',
  ]
  const refused = [
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com@malo.example/x',
    'https://user:pass@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.malo.example/x',
    'https://malofcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://169.254.169.254/latest',
    'https://push.apple.com.malo.example/x',
  ]
  expect(allowed.filter((url) => !isPushService(new URL(url)))).toEqual([])
  expect(refused.filter((url) => isPushService(new URL(url)))).toEqual([])
})
