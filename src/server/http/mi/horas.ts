import { Hono } from 'hono'
import { dayAt } from '@/entities/guardias/tiempo'
import type { Central } from '@/server/central'
import { hoursOfYear } from '@/server/despachos/hours'
import type { Env } from '@/server/http/request/address'
import { whoCarries } from '@/server/http/request/session'

/** The hours of whoever carries the phone, of this year. Apart from `/mi`, which every phone asks for at each answer to a call. */
export const miHoras = (central: Central) =>
  new Hono<Env>().get('/mi/horas', async (c) => {
    const { miembro } = await whoCarries(c, central)
    const anio = Number(dayAt(Date.now()).slice(0, 4))
    return c.json(await hoursOfYear(central.database.query, miembro, anio))
  })
