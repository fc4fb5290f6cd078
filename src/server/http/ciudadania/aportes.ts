import { Hono } from 'hono'
import { type Aporte, newAporte } from '@/entities/aportes/aporte'
import { aportesList } from '@/entities/aportes/module'
import { dayAt } from '@/entities/guardias/tiempo'
import { tellAporte } from '@/server/avisos/tell'
import type { Central } from '@/server/central'
import { type Env, siteOf } from '@/server/http/request/address'
import { formOf } from '@/server/http/request/body'
import { citizenText } from '@/server/http/request/fields'
import { demandReader } from '@/server/http/request/session'
import { canonical } from '@/shared/lib/canonical'
import { receive } from './receive'

const MOST = 10

const wordsOf = ({ nombre, email, telefono, texto }: Aporte): string =>
  canonical([nombre, email, telefono, texto])

/** What citizens ask about the accounts, from /transparencia/preguntas. */
export const aportes = (central: Central) =>
  new Hono<Env>().post('/aportes', async (c) => {
    await demandReader(c, central)
    const { envio, ...written } = await formOf(c, citizenText)
    const id = `${aportesList.idPrefix}${envio}`
    const now = Date.now()
    const record: Aporte = {
      ...newAporte(dayAt(now)),
      ...written,
      id,
      llegada: new Date(now).toISOString(),
    }
    const { instante, isNew } = await receive(central, {
      list: aportesList,
      record,
      wordsOf,
      takenAt: ({ llegada }) => llegada,
      pace: { key: `aporte:${siteOf(c, central)}`, most: MOST },
      tell: tellAporte,
    })
    return c.json({ id, instante }, isNew ? 201 : 200)
  })
