import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { MEANT_FOR } from '@/access/central/other'
import type { Central } from '@/server/central'
import { readState } from '@/server/state'
import type { Env } from './address'
import { drain } from './body'
import { HttpError, otherCentral } from './errors'

const READS = new Set(['GET', 'HEAD'])

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
}

/** Names the request: in its answer, and in the line of the log that says why it failed. */
export const nameRequest: MiddlewareHandler<Env> = async (c, next) => {
  c.set('peticion', randomBytes(6).toString('base64url'))
  await next()
  c.res.headers.set('X-Request-Id', c.get('peticion'))
}

/** Headers of every answer. */
export const answerHeaders: MiddlewareHandler<Env> = async (c, next) => {
  await next()
  await drain(c)
  for (const [name, value] of Object.entries(HEADERS)) c.res.headers.set(name, value)
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
}

/** Whether a page of this very site asks, as far as the browser says it. */
function isOwnPage(site: string | undefined, origin: string | undefined, host: string | undefined): boolean {
  if (site !== undefined) return site === 'same-origin'
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}

/**
 * Another site's page can change nothing: SameSite=Strict keeps the cookie from it, the browser says whose page asks,
 * and the header takes a question that no other site may put.
 */
export const ownPagesOnly: MiddlewareHandler<Env> = async (c, next) => {
  const ask = (name: string) => c.req.header(name)
  const own = isOwnPage(ask('sec-fetch-site'), ask('origin'), ask('host')) && ask('x-central') === '1'
  if (!READS.has(c.req.method) && !own)
    throw new HttpError(403, 'origen', 'La solicitud viene de otro sitio.')
  await next()
}

/** A photo or a correction that is for one brigade's central is taken by no other. */
export const meantForThis =
  ({ database }: Central): MiddlewareHandler<Env> =>
  async (c, next) => {
    const meant = c.req.header(MEANT_FOR)
    if (meant && meant !== (await readState(database.query))?.identidad) throw otherCentral()
    await next()
  }
