import { Hono } from 'hono'
import * as v from 'valibot'
import { demand } from '@/access/authorize'
import type { Quienes } from '@/access/central/quienes'
import { can } from '@/access/permissions'
import { stationMail } from '@/entities/configuracion/configuracion'
import { vapidKeys } from '@/server/avisos/send'
import { everyListener, readQuienes } from '@/server/avisos/who'
import type { Central } from '@/server/central'
import { readConfiguracion } from '@/server/object'
import type { Env } from './request/address'
import { formOf } from './request/body'
import { browserSchema, demandService, endpoint } from './request/browser'
import { HttpError } from './request/errors'
import { line } from './request/fields'
import { whoAsks } from './request/session'

/** Browsers of one person; a new one takes the place of the oldest. */
const MOST = 10
const subscriptionSchema = v.object({
  ...browserSchema.entries,
  cuando: v.picklist(['emergencias', 'todos']),
  /** Phones of an earlier version don't say what they are. */
  equipo: v.optional(line(80), ''),
})
const endSchema = v.object({ endpoint })
/** Without an address, every browser that tells somebody. */
const trialSchema = v.object({ endpoint: v.optional(endpoint) })

const WHY: Readonly<Record<string, string>> = {
  EAUTH: 'El servidor de correo no aceptó el usuario o la contraseña.',
  EENVELOPE: 'El servidor de correo no aceptó la dirección.',
  EMESSAGE: 'El servidor de correo no aceptó el mensaje.',
}
const UNREACHABLE = 'No se pudo hablar con el servidor de correo.'

type Unsent = { id: number; creado: Date; intentos: number; error: string | null; fallido: boolean }

/** Which browsers hear of what arrives, and the letters that could not be sent. */
export function avisos(central: Central) {
  const { database } = central
  return new Hono<Env>()
    .get('/avisos/llave', async (c) => {
      await whoAsks(c, central)
      return c.json({ llave: (await vapidKeys(database.query)).publicKey })
    })
    .put('/avisos', async (c) => {
      const { actor, sesion } = await whoAsks(c, central)
      // Whoever reads only messages hears of those.
      if (!can(actor, 'rendicion:view')) demand(actor, 'reportes:view')
      const { endpoint, keys, cuando, equipo } = await formOf(c, subscriptionSchema)
      demandService(central, endpoint)
      await database.transaction(async (query) => {
        await query(
          `insert into suscripcion (endpoint, usuario, p256dh, auth, todos, equipo, navegador)
           values ($1, $2, $3, $4, $5, $6, (select navegador from sesion where huella = $7))
           on conflict (endpoint) do update set usuario = excluded.usuario, p256dh = excluded.p256dh,
             auth = excluded.auth, todos = excluded.todos, equipo = excluded.equipo, fallos = 0,
             creada = clock_timestamp(), navegador = excluded.navegador`,
          [endpoint, actor.id, keys.p256dh, keys.auth, cuando === 'todos', equipo, sesion],
        )
        await query(
          `delete from suscripcion where endpoint in (
             select endpoint from suscripcion where usuario = $1 order by creada desc, endpoint offset ${MOST})`,
          [actor.id],
        )
      })
      return c.body(null, 204)
    })
    .delete('/avisos', async (c) => {
      const { actor } = await whoAsks(c, central)
      const { endpoint } = await formOf(c, endSchema)
      await database.query('delete from suscripcion where endpoint = $1 and usuario = $2', [
        endpoint,
        actor.id,
      ])
      return c.body(null, 204)
    })
    .get('/avisos/quienes', async (c) => {
      const { actor } = await whoAsks(c, central)
      demand(actor, 'config:view')
      const { sinAvisos: _, ...quienes } = await readQuienes(database.query, central.avisos.mail)
      return c.json(quienes satisfies Quienes)
    })
    .post('/avisos/prueba', async (c) => {
      const { actor } = await whoAsks(c, central)
      const { endpoint } = await formOf(c, trialSchema)
      if (!endpoint) demand(actor, 'config:edit')
      const own = endpoint
        ? await database.query<{ endpoint: string }>(
            'select endpoint from suscripcion where endpoint = $1 and usuario = $2',
            [endpoint, actor.id],
          )
        : []
      const endpoints = endpoint ? own.map((row) => row.endpoint) : await everyListener(database.query)
      return c.json({ equipos: endpoints.length, enviados: await central.avisos.tryPush(endpoints) })
    })
    .post('/avisos/correo/prueba', async (c) => {
      const { actor } = await whoAsks(c, central)
      demand(actor, 'config:edit')
      const para = stationMail(await readConfiguracion(database.query))
      if (!central.avisos.mail)
        throw new HttpError(409, 'sin-servidor', 'La central no tiene servidor de correo.')
      if (!para) throw new HttpError(409, 'sin-direccion', 'La estación no tiene una dirección de correo.')
      const code = await central.avisos.tryMail(para)
      if (code !== null) throw new HttpError(409, 'correo', WHY[code] ?? UNREACHABLE)
      return c.json({ para })
    })
    .get('/avisos/correo', async (c) => {
      const { actor } = await whoAsks(c, central)
      demand(actor, 'config:view')
      const rows = await database.query<Unsent>(
        `select id, creado, intentos, error, fallido from aviso where clase = 'correo' order by id desc limit 100`,
      )
      const pendientes = rows.map(({ error, ...row }) => ({
        ...row,
        error: error === null ? null : (WHY[error] ?? UNREACHABLE),
      }))
      return c.json({ servidor: central.avisos.mail, pendientes })
    })
    .post('/avisos/correo', async (c) => {
      const { actor } = await whoAsks(c, central)
      demand(actor, 'config:edit')
      await database.query(
        `update aviso set fallido = false, intentos = 0, proximo = now() where clase = 'correo'`,
      )
      central.avisos.wake()
      return c.body(null, 202)
    })
}
