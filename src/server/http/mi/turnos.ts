import { type Context, Hono } from 'hono'
import { dayAt } from '@/entities/guardias/tiempo'
import type { Central } from '@/server/central'
import { hoursOfYear } from '@/server/despachos/hours'
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

/** The hours of this year of the person who carries the phone. `/mi` doesn't hold them: every phone reads that after each answer. */
export const miHoras = (central: Central) =>
  new Hono<Env>().get('/mi/horas', async (c) => {
    const { miembro } = await whoCarries(c, central)
    const anio = Number(dayAt(Date.now()).slice(0, 4))
    return c.json(await hoursOfYear(central.database.query, miembro, anio))
  })
