import { Hono } from 'hono'
import type { Central } from '@/server/central'
import { pasoSchema, takeStep } from '@/server/despachos/pasos'
import { photoOfCall } from '@/server/despachos/photos'
import type { Env } from '@/server/http/request/address'
import { formOf } from '@/server/http/request/body'
import { PHONE, whoCarries } from '@/server/http/request/session'

/** The photos of the report behind a call, for the people who were called, while the call runs. No phone keeps them. */
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

/** The driver's taps during a run, from their own phone. */
export const miSalida = (central: Central) =>
  new Hono<Env>().put('/mi/despachos/:id/salida', async (c) => {
    const { id, miembro } = await whoCarries(c, central)
    const told = await formOf(c, pasoSchema)
    const despacho = c.req.param('id').replaceAll('\0', '')
    await central.database.transaction((query) =>
      takeStep(query, { ...told, despacho, me: miembro, acceso: id, by: PHONE }),
    )
    central.avisos.wake()
    return c.body(null, 204)
  })
