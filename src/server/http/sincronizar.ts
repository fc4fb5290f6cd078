import { Hono } from 'hono'
import { compress } from 'hono/compress'
import * as v from 'valibot'
import type { Central } from '@/server/central'
import { sync } from '@/server/sync/round'
import { dataVersion } from '@/sync/collections'
import { syncRequestSchema } from '@/sync/wire'
import type { Env } from './address'
import { jsonOf } from './body'
import { HttpError } from './errors'
import { line } from './fields'
import { whoAsks } from './session'

const requestSchema = v.object({ ...syncRequestSchema.entries, dispositivo: line(64) })

export const sincronizar = (central: Central) =>
  new Hono<Env>().post('/sync', compress(), async (c) => {
    const person = await whoAsks(c, central)
    const request = v.safeParse(requestSchema, await jsonOf(c))
    if (!request.success || request.output.version !== dataVersion())
      throw new HttpError(400, 'version', 'Actualice la aplicación.')
    const { persona } = request.output
    if (persona !== undefined && persona !== person.persona.id)
      throw new HttpError(409, 'otra-persona', 'En este equipo ingresó otra persona.')
    return c.json(await sync(central.database, person, request.output))
  })
