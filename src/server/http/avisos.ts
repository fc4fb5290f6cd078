import { createECDH } from 'node:crypto'
import { Hono } from 'hono'
import * as v from 'valibot'
import { demand } from '@/access/authorize'
import { vapidKeys } from '@/server/avisos/send'
import type { Central } from '@/server/central'
import type { Env } from './address'
import { formOf } from './body'
import { HttpError } from './errors'
import { whoAsks } from './session'

/** Browsers of one person; a new one takes the place of the oldest. */
const MOST = 10
const AUTH_BYTES = 16

/** Whether it is a public key of the right curve: with any other no aviso could ever be encrypted for this browser. */
function isPoint(text: string): boolean {
  try {
    const own = createECDH('prime256v1')
    own.generateKeys()
    return own.computeSecret(Buffer.from(text, 'base64url')).length > 0
  } catch {
    return false
  }
}

const base64url = v.pipe(v.string(), v.regex(/^[\w-]{1,200}={0,2}$/))
const endpoint = v.pipe(v.string(), v.maxLength(1000), v.url())

const subscriptionSchema = v.object({
  endpoint,
  keys: v.object({
    p256dh: v.pipe(base64url, v.check(isPoint)),
    auth: v.pipe(
      base64url,
      v.check((text) => Buffer.from(text, 'base64url').length === AUTH_BYTES),
    ),
  }),
  cuando: v.picklist(['emergencias', 'todos']),
})
const endSchema = v.object({ endpoint })

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
      const { actor } = await whoAsks(c, central)
      demand(actor, 'rendicion:view')
      const { endpoint, keys, cuando } = await formOf(c, subscriptionSchema)
      if (!central.avisos.allows(new URL(endpoint)))
        throw new HttpError(422, 'servicio', 'La central no conoce el servicio de avisos de este navegador.')
      await database.transaction(async (query) => {
        await query(
          `insert into suscripcion (endpoint, usuario, p256dh, auth, todos) values ($1, $2, $3, $4, $5)
           on conflict (endpoint) do update set usuario = excluded.usuario, p256dh = excluded.p256dh,
             auth = excluded.auth, todos = excluded.todos, fallos = 0, creada = clock_timestamp()`,
          [endpoint, actor.id, keys.p256dh, keys.auth, cuando === 'todos'],
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
