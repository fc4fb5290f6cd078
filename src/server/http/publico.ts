import { Hono } from 'hono'
import type { Central } from '@/server/central'
import { answerOf, type Document, documentOf } from '@/server/publico/document'
import type { Env } from './request/address'

/** What a visitor may see, for the app on the visitor's phone. */
export function publico({ publico: source }: Central) {
  let made: { version: string; document: Promise<Document> } | undefined
  return new Hono<Env>().get('/publico', async (c) => {
    const copy = (await source.current()).publico
    if (made?.version !== copy.version)
      made = {
        version: copy.version,
        document: documentOf(JSON.stringify(copy), { type: 'application/json', etag: `W/"${copy.version}"` }),
      }
    const { status, headers, bytes } = answerOf(await made.document, {
      encoding: c.req.header('accept-encoding'),
      known: c.req.header('if-none-match'),
    })
    return new Response(bytes && new Uint8Array(bytes), { status, headers })
  })
}
