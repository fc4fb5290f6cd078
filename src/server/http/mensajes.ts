import { Hono } from 'hono'
import * as v from 'valibot'
import type { Mensaje } from '@/entities/mensajes/mensaje'
import { mensajesList } from '@/entities/mensajes/module'
import type { Central } from '@/server/central'
import { tellMensaje } from '@/server/notices/tell'
import { countHourly } from '@/server/reports/limits'
import { CITIZEN } from '@/server/reports/reporte-row'
import { withValues } from '@/server/sync/own'
import { takeNumbers, writeRows } from '@/server/sync/write'
import { newId } from '@/shared/storage/ids'
import { EXISTS } from '@/sync/fields'
import { addressOf, type Env } from './address'
import { formOf } from './body'
import { correo, line, nombre } from './fields'
import { demandReader } from './session'

const MOST = 20

const messageSchema = v.object({
  nombre,
  email: correo,
  telefono: v.optional(line(60)),
  asunto: v.pipe(line(200), v.minLength(1)),
  mensaje: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(10_000)),
})

/** What people write to the station, from Contacto. */
export const mensajes = (central: Central) =>
  new Hono<Env>().post('/mensajes', async (c) => {
    await demandReader(c, central)
    const form = await formOf(c, messageSchema)
    const mensaje: Mensaje = {
      ...form,
      id: newId(mensajesList.idPrefix),
      fecha: new Date().toISOString(),
      estado: 'NUEVO',
    }
    await central.database.transaction(async (query) => {
      const seq = await takeNumbers(query, 1)
      await countHourly(query, [{ key: `mensaje:${addressOf(c, central)}`, most: MOST }])
      const campos = withValues({}, { [EXISTS]: true, ...mensaje })
      const row = { c: mensajesList.key, id: mensaje.id, seq, campos }
      await writeRows(query, [{ row, before: {} }], CITIZEN)
      await tellMensaje(query, mensaje, central.notices.mail)
    })
    central.notices.wake()
    return c.json({ id: mensaje.id, instante: mensaje.fecha }, 201)
  })
