import { createECDH } from 'node:crypto'
import * as v from 'valibot'
import type { Central } from '@/server/central'
import { HttpError } from './errors'

const AUTH_BYTES = 16

/** Whether it is a public key of the right curve: with any other no aviso could ever be encrypted for this browser. */
function isPoint(text: string): boolean {
  try {
    const own = createECDH('prime256v1')
    own.generateKeys()
    return own.computeSecret(Buffer.from(text, 'base64url')).length > 0
  } catch {
    return false
  }
}

const base64url = v.pipe(v.string(), v.regex(/^[\w-]{1,200}={0,2}$/))
export const endpoint = v.pipe(v.string(), v.maxLength(1000), v.url())

/** A browser that lets itself be told: what its subscription says of itself. */
export const browserSchema = v.object({
  endpoint,
  keys: v.object({
    p256dh: v.pipe(base64url, v.check(isPoint)),
    auth: v.pipe(
      base64url,
      v.check((text) => Buffer.from(text, 'base64url').length === AUTH_BYTES),
    ),
  }),
})

/** @throws HttpError 422: nobody makes the central call any address but a push service's */
export function demandService({ avisos }: Central, address: string): void {
  if (!avisos.allows(new URL(address)))
    throw new HttpError(422, 'servicio', 'La central no conoce el servicio de avisos de este navegador.')
}
