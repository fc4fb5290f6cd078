import { Hono } from 'hono'
import * as v from 'valibot'
import type { Mensaje } from '@/entities/mensajes/mensaje'
import { mensajesList } from '@/entities/mensajes/module'
import { tellMensaje } from '@/server/avisos/tell'
import type { Central } from '@/server/central'
import { type Env, siteOf } from '@/server/http/request/address'
import { formOf } from '@/server/http/request/body'
import { correo, line, nombre } from '@/server/http/request/fields'
import { demandReader } from '@/server/http/request/session'
import { canonical } from '@/shared/lib/canonical'
import { newUuid } from '@/shared/storage/ids'
import { receive } from './receive'

const MOST = 20

const messageSchema = v.object({
  /** Made by the sender, so that a message whose answer got lost can be sent again. */
  envio: v.optional(v.pipe(v.string(), v.uuid()), newUuid),
  nombre,
  email: correo,
  telefono: v.optional(line(60)),
  asunto: v.pipe(line(200), v.minLength(1)),
  mensaje: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(10_000)),
})

const wordsOf = ({ nombre, email, telefono = '', asunto, mensaje }: Mensaje): string =>
  canonical([nombre, email, telefono, asunto, mensaje])

/** What people write to the station, from Contacto. */
export const mensajes = (central: Central) =>
  new Hono<Env>().post('/mensajes', async (c) => {
    await demandReader(c, central)
    const { envio, ...form } = await formOf(c, messageSchema)
    const id = `${mensajesList.idPrefix}${envio}`
    const record: Mensaje = { ...form, id, fecha: new Date().toISOString(), estado: 'NUEVO' }
    const { instante, isNew } = await receive(central, {
      list: mensajesList,
      record,
      wordsOf,
      takenAt: ({ fecha }) => fecha,
      pace: { key: `mensaje:${siteOf(c, central)}`, most: MOST },
      tell: tellMensaje,
    })
    return c.json({ id, instante }, isNew ? 201 : 200)
  })
