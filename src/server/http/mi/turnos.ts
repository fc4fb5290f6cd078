import type { Context } from 'hono'
import { Hono } from 'hono'
import type { Central } from '@/server/central'
import { accionSchema, act, companeros } from '@/server/despachos/turnos'
import type { Env } from '@/server/http/request/address'
import { formOf } from '@/server/http/request/body'
import { PHONE, whoCarries } from '@/server/http/request/session'

/** What somebody of the brigade does with places of shifts on their own phone. */
export function miTurnos(central: Central) {
  const { database, avisos } = central
  const idOf = (c: Context<Env>) => (c.req.param('id') ?? '').replaceAll('\0', '')
  return new Hono<Env>()
    .get('/mi/turnos/:id/companeros', async (c) => {
      await whoCarries(c, central)
      return c.json(await companeros(database.query, idOf(c)))
    })
    .put('/mi/turnos/:id', async (c) => {
      const { miembro } = await whoCarries(c, central)
      const accion = await formOf(c, accionSchema)
      await database.transaction((query) => act(query, { turnoId: idOf(c), me: miembro, accion, by: PHONE }))
      avisos.wake()
      return c.body(null, 204)
    })
}
