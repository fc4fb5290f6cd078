import type { Context } from 'hono'
import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import * as v from 'valibot'
import { demand } from '@/access/authorize'
import { can } from '@/access/permissions'
import type { Ampliado, Listo, Llamada, Llamado } from '@/entities/despacho/convocado'
import { aQuienesSchema, correctionSchema, newDespachoSchema } from '@/entities/despacho/despacho'
import { respuestaSchema } from '@/entities/despacho/respuesta'
import { personOf } from '@/server/accounts/sessions'
import type { Central } from '@/server/central'
import { callMore, dispatch } from '@/server/despachos/call'
import { readConvocados, readListos } from '@/server/despachos/convocados'
import {
  answer,
  authorOf,
  type By,
  correct,
  end,
  noteCalled,
  readDespacho,
} from '@/server/despachos/despachos'
import type { Env } from './request/address'
import { formOf } from './request/body'
import { tellCalls } from './request/calls'
import { line } from './request/fields'
import { demandOwn, tokenOf, whoAsks } from './request/session'
import { createStreams } from './request/streams'

const offSchema = v.object({ motivo: line(200) })

/** Calls: made, corrected, ended, and who comes. */
export function despachos(central: Central) {
  const { database, avisos } = central
  const admit = createStreams()
  const idOf = (c: Context<Env>) => (c.req.param('id') ?? '').replaceAll('\0', '')
  const personaOf = (c: Context<Env>) => (c.req.param('persona') ?? '').replaceAll('\0', '')
  /** @throws HttpError 401, AccessError */
  const whoDispatches = async (c: Context<Env>): Promise<By> => {
    const { actor, persona } = await whoAsks(c, central)
    demand(actor, 'servicios:edit')
    return { actor, name: persona.name }
  }
  return new Hono<Env>()
    .get('/despachos/eventos', async (c) => {
      const { actor, persona } = await whoAsks(c, central)
      demand(actor, 'servicios:view')
      const token = tokenOf(c, central) ?? ''
      c.env.incoming.socket.setTimeout(2 * central.pulseMs)
      c.header('X-Accel-Buffering', 'no')
      return streamSSE(c, (stream) =>
        tellCalls(stream, central, {
          entregas: true,
          admitted: (over) => admit({ sesion: token, usuario: persona.id, end: over }),
          async goesOn() {
            const now = await personOf(database.query, token)
            return can(now?.actor, 'servicios:view')
          },
        }),
      )
    })
    .get('/despachos/listos', async (c) => {
      const { actor } = await whoAsks(c, central)
      demand(actor, 'servicios:view')
      return c.json((await readListos(database.query)) satisfies Listo[])
    })
    .post('/despachos', async (c) => {
      const by = await whoDispatches(c)
      await demandOwn(central)
      const form = await formOf(c, newDespachoSchema)
      const called = await database.transaction((query) => dispatch(query, form, by))
      avisos.wake()
      return c.json(called satisfies Llamado, 201)
    })
    .get('/despachos/:id', async (c) => {
      const { actor } = await whoAsks(c, central)
      demand(actor, 'servicios:view')
      const { despacho } = await readDespacho(database.query, idOf(c))
      const convocados = await readConvocados(database.query, idOf(c), can(actor, 'personal:view'))
      return c.json({ despacho, convocados, ahora: new Date().toISOString() } satisfies Llamada)
    })
    .put('/despachos/:id', async (c) => {
      const by = await whoDispatches(c)
      const form = await formOf(c, correctionSchema)
      const changed = await database.transaction((query) => correct(query, idOf(c), form, by))
      avisos.wake()
      return c.json(changed)
    })
    .post('/despachos/:id/anular', async (c) => {
      const by = await whoDispatches(c)
      const { motivo } = await formOf(c, offSchema)
      const changed = await database.transaction((query) =>
        end(query, idOf(c), { estado: 'ANULADO', motivo }, authorOf(by)),
      )
      avisos.wake()
      return c.json(changed)
    })
    .post('/despachos/:id/cerrar', async (c) => {
      const by = await whoDispatches(c)
      const changed = await database.transaction((query) =>
        end(query, idOf(c), { estado: 'CERRADO', motivo: '' }, authorOf(by)),
      )
      avisos.wake()
      return c.json(changed)
    })
    .post('/despachos/:id/personas', async (c) => {
      const by = await whoDispatches(c)
      const form = await formOf(c, aQuienesSchema)
      const more = await database.transaction((query) => callMore(query, idOf(c), form, by))
      avisos.wake()
      return c.json(more satisfies Ampliado)
    })
    .put('/despachos/:id/personas/:persona', async (c) => {
      const por = await whoDispatches(c)
      const said = await formOf(c, respuestaSchema)
      await database.transaction((query) =>
        answer(query, { ...said, despacho: idOf(c), persona: personaOf(c), por, acceso: null }),
      )
      return c.body(null, 204)
    })
    .post('/despachos/:id/personas/:persona/llamado', async (c) => {
      const by = await whoDispatches(c)
      await database.transaction((query) => noteCalled(query, idOf(c), personaOf(c), by))
      return c.body(null, 204)
    })
}
