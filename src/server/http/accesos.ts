import { Hono } from 'hono'
import * as v from 'valibot'
import { demand } from '@/access/authorize'
import type { Accesos, Invitacion } from '@/access/central/devices'
import type { Central } from '@/server/central'
import { endAcceso, invite, readAccesos, readInvitaciones } from '@/server/despachos/accesos'
import { activeIn, PERSONAL } from '@/server/despachos/people'
import { readRows } from '@/server/sync/write'
import type { Env } from './request/address'
import { formOf } from './request/body'
import { HttpError } from './request/errors'
import { line } from './request/fields'
import { demandOwn, whoAsks } from './request/session'

const inviteSchema = v.object({ persona: line(200) })

/** Which phones let whom of the brigade in. */
export function accesos(central: Central) {
  const { database } = central
  return new Hono<Env>()
    .get('/accesos', async (c) => {
      const { actor } = await whoAsks(c, central)
      demand(actor, 'personal:view')
      const [phones, invitaciones] = [
        await readAccesos(database.query),
        await readInvitaciones(database.query),
      ]
      return c.json({ accesos: phones, invitaciones } satisfies Accesos)
    })
    .post('/accesos', async (c) => {
      const { actor } = await whoAsks(c, central)
      demand(actor, 'personal:edit')
      await demandOwn(central)
      const { persona } = await formOf(c, inviteSchema)
      const [row] = await readRows(database.query, [{ c: PERSONAL, id: persona }])
      if (!row || !activeIn(row))
        throw new HttpError(
          404,
          'nada',
          'Esa persona no está activa en la central, o todavía no le llegó de este equipo.',
        )
      return c.json((await invite(database.query, persona)) satisfies Invitacion, 201)
    })
    .delete('/accesos/:id', async (c) => {
      const { actor } = await whoAsks(c, central)
      demand(actor, 'personal:edit')
      await endAcceso(database.query, c.req.param('id').replaceAll('\0', ''), 'QUITADO')
      return c.body(null, 204)
    })
}
