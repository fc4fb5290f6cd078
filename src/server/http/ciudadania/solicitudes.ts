import { Hono } from 'hono'
import { dayAt } from '@/entities/guardias/tiempo'
import { solicitudesList } from '@/entities/solicitudes/module'
import { newSolicitud, type Solicitud } from '@/entities/solicitudes/solicitud'
import { tellSolicitud } from '@/server/avisos/tell'
import type { Central } from '@/server/central'
import { type Env, siteOf } from '@/server/http/request/address'
import { formOf } from '@/server/http/request/body'
import { citizenText } from '@/server/http/request/fields'
import { demandReader } from '@/server/http/request/session'
import { canonical } from '@/shared/lib/canonical'
import { receive } from './receive'

const MOST = 10

const wordsOf = ({ nombre, email, telefono, pedido }: Solicitud): string =>
  canonical([nombre, email, telefono, pedido])

/** Requests for public information, from /transparencia/solicitud. Its day is that of Ecuador, as the law counts. */
export const solicitudes = (central: Central) =>
  new Hono<Env>().post('/solicitudes', async (c) => {
    await demandReader(c, central)
    const { envio, texto, ...person } = await formOf(c, citizenText)
    const id = `${solicitudesList.idPrefix}${envio}`
    const now = Date.now()
    const record: Solicitud = {
      ...newSolicitud(dayAt(now)),
      ...person,
      ...{ id, pedido: texto, via: 'SITIO', llegada: new Date(now).toISOString() },
    }
    const { instante, isNew } = await receive(central, {
      list: solicitudesList,
      record,
      wordsOf,
      takenAt: ({ llegada }) => llegada,
      pace: { key: `solicitud:${siteOf(c, central)}`, most: MOST },
      tell: tellSolicitud,
    })
    return c.json({ id, instante }, isNew ? 201 : 200)
  })
