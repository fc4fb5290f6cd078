import { Hono } from 'hono'
import type { Central } from '@/server/central'
import { photoOfCall } from '@/server/despachos/photos'
import type { Env } from '@/server/http/request/address'
import { whoCarries } from '@/server/http/request/session'

/** What whoever reported a call photographed, for those who were asked to it, while it runs. No phone keeps it. */
export const miFotos = (central: Central) =>
  new Hono<Env>().get('/mi/despachos/:id/fotos/:foto', async (c) => {
    const { miembro } = await whoCarries(c, central)
    const { tipo, bytes } = await photoOfCall(central.database.query, {
      despacho: c.req.param('id').replaceAll('\0', ''),
      persona: miembro.id,
      foto: c.req.param('foto').replaceAll('\0', ''),
    })
    return c.body(new Uint8Array(bytes), 200, { 'Content-Type': tipo })
  })
