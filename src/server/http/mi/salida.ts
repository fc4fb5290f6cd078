import { Hono } from 'hono'
import type { Central } from '@/server/central'
import { pasoSchema, takeStep } from '@/server/despachos/pasos'
import type { Env } from '@/server/http/request/address'
import { formOf } from '@/server/http/request/body'
import { PHONE, whoCarries } from '@/server/http/request/session'

/** What whoever drives taps of a run on their own phone. */
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
