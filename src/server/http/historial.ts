import { Hono } from 'hono'
import { HISTORY_BYTES } from '@/server/budgets'
import type { Central } from '@/server/central'
import { collectionAt } from '@/server/sync/latest'
import { mayRead } from '@/sync/collections'
import type { Fields } from '@/sync/fields'
import type { Env } from './request/address'
import { HttpError } from './request/errors'
import { whoAsks } from './request/session'

/** So many changes of one record are told. */
const LATEST = 200

type Cambio = {
  seq: number
  instante: Date
  quien: string | null
  dispositivo: string
  antes: Fields | null
  despues: Fields
}

/** Who changed a record, and of each changed field the register before and after. */
export const historial = (central: Central) =>
  new Hono<Env>().get('/historial/:c/:id', async (c) => {
    const { actor } = await whoAsks(c, central)
    const collection = collectionAt(c.req.param('c'))
    if (!collection || !mayRead(collection, actor))
      throw new HttpError(403, 'prohibido', 'Su rol no permite ver esto.')
    const cambios = await central.database.query<Cambio>(
      `select seq, instante, quien, dispositivo, antes, despues from (
         select *, octet_length(coalesce(antes::text, '') || despues::text) as propios,
           sum(octet_length(coalesce(antes::text, '') || despues::text)) over (order by seq desc) as hasta
         from (
           select h.seq, h.instante, u.nombre as quien, h.dispositivo, h.antes, h.despues
           from historial h left join usuario u on u.id = h.usuario
           where h.coleccion = $1 and h.id = $2 order by h.seq desc limit ${LATEST}) ultimos) medidos
       where hasta - propios < ${HISTORY_BYTES} order by seq desc`,
      [collection.key, c.req.param('id').replaceAll('\0', '')],
    )
    return c.json({ cambios })
  })
