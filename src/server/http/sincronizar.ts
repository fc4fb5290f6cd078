import { Hono } from 'hono'
import * as v from 'valibot'
import { FREE } from '@/server/budgets'
import type { Central } from '@/server/central'
import { demandFree } from '@/server/room'
import { understands } from '@/server/sync/push'
import { sync } from '@/server/sync/round'
import { syncRequestSchema } from '@/sync/wire'
import type { Env } from './request/address'
import { jsonOf } from './request/body'
import { HttpError } from './request/errors'
import { line } from './request/fields'
import { whoAsks } from './request/session'
import { zipped } from './request/zipped'

const requestSchema = v.object({ ...syncRequestSchema.entries, dispositivo: line(64) })

export const sincronizar = (central: Central) =>
  new Hono<Env>().post('/sync', async (c) => {
    const person = await whoAsks(c, central)
    const request = v.safeParse(requestSchema, await jsonOf(c))
    if (!request.success || !understands(request.output))
      throw new HttpError(400, 'version', 'Actualice la aplicación.')
    const { persona } = request.output
    if (persona !== undefined && persona !== person.persona.id)
      throw new HttpError(409, 'otra-persona', 'En este equipo ingresó otra persona.')
    if (request.output.ops.length > 0) demandFree(central.free, FREE.records)
    return zipped(c, await sync(central, person, request.output))
  })
