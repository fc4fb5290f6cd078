import { Hono } from 'hono'
import * as v from 'valibot'
import type { Mensaje } from '@/entities/mensajes/mensaje'
import { mensajesList } from '@/entities/mensajes/module'
import { tellMensaje } from '@/server/avisos/tell'
import { FREE } from '@/server/budgets'
import type { Central } from '@/server/central'
import type { Query } from '@/server/database/database'
import { countHourly } from '@/server/reports/limits'
import { CITIZEN } from '@/server/reports/reporte-row'
import { demandFree } from '@/server/room'
import { withValues } from '@/server/sync/own'
import { readRows, takeNumbers, writeRows } from '@/server/sync/write'
import { canonical } from '@/shared/lib/canonical'
import { newUuid } from '@/shared/storage/ids'
import { EXISTS, recordOf } from '@/sync/fields'
import { addressOf, type Env } from './request/address'
import { formOf } from './request/body'
import { HttpError } from './request/errors'
import { correo, line, nombre } from './request/fields'
import { demandReader } from './request/session'

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

type Sent = Pick<Mensaje, 'nombre' | 'email' | 'telefono' | 'asunto' | 'mensaje'>

const wordsOf = ({ nombre, email, telefono = '', asunto, mensaje }: Sent): string =>
  canonical([nombre, email, telefono, asunto, mensaje])

/**
 * When the central took this very message, be it deleted since; undefined when it has none of this id.
 * @throws HttpError 409 when that id says something else
 */
async function takenAt(query: Query, id: string, sent: Sent): Promise<string | undefined> {
  const [row] = await readRows(query, [{ c: mensajesList.key, id }])
  if (!row) return undefined
  const known = recordOf(id, row.campos) as Mensaje
  if (wordsOf(known) !== wordsOf(sent))
    throw new HttpError(409, 'otro', 'La central ya tiene otro mensaje con ese identificador.')
  return known.fecha
}

/** What people write to the station, from Contacto. */
export const mensajes = (central: Central) =>
  new Hono<Env>().post('/mensajes', async (c) => {
    await demandReader(c, central)
    demandFree(central.free, FREE.records)
    const { envio, ...form } = await formOf(c, messageSchema)
    const id = `${mensajesList.idPrefix}${envio}`
    const before = await takenAt(central.database.query, id, form)
    if (before) return c.json({ id, instante: before })
    const fecha = new Date().toISOString()
    const mensaje: Mensaje = { ...form, id, fecha, estado: 'NUEVO' }
    const meanwhile = await central.database.transaction(async (query) => {
      const seq = await takeNumbers(query, 1)
      const known = await takenAt(query, id, form)
      if (known) return known
      await countHourly(query, [{ key: `mensaje:${addressOf(c, central)}`, most: MOST }])
      const campos = withValues({}, { [EXISTS]: true, ...mensaje })
      const row = { c: mensajesList.key, id, seq, campos }
      await writeRows(query, [{ row, before: {} }], CITIZEN)
      await tellMensaje(query, mensaje, central.avisos.mail)
      return undefined
    })
    central.avisos.wake()
    return c.json({ id, instante: meanwhile ?? fecha }, meanwhile ? 200 : 201)
  })
