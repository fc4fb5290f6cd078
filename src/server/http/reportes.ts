import type { Context } from 'hono'
import { Hono } from 'hono'
import * as v from 'valibot'
import { CATEGORIAS } from '@/entities/reportes/options'
import { isAttended } from '@/entities/reportes/packet/merge'
import { citizenSchema, fromCitizen } from '@/entities/reportes/packet/schema'
import { answerOf } from '@/entities/reportes/seguimiento'
import { fingerprint } from '@/server/accounts/codes'
import type { Central } from '@/server/central'
import type { Query } from '@/server/database/database'
import { forget } from '@/server/reports/forget'
import { isKey, type ReporteKey, readKey } from '@/server/reports/key'
import { countHourly, type Hourly } from '@/server/reports/limits'
import { reportesNear } from '@/server/reports/near'
import { CITIZEN, readReporte, reporteOf, writeReporte } from '@/server/reports/reporte-row'
import { takeReporte } from '@/server/reports/take'
import { deleted, withValues } from '@/server/sync/own'
import { takeNumbers } from '@/server/sync/write'
import { isAlive } from '@/sync/fields'
import type { Row } from '@/sync/wire'
import { addressOf, type Env } from './address'
import { formOf } from './body'
import { HttpError } from './errors'
import { demandReader } from './session'

/** A report as its phone stores it; triage is none of its business and left out. */
const sentSchema = v.object({
  ...citizenSchema.entries,
  autor: v.object(citizenSchema.entries.autor.entries),
})

const degrees = (most: number) =>
  v.pipe(v.string(), v.nonEmpty(), v.transform(Number), v.number(), v.minValue(-most), v.maxValue(most))
const nearSchema = v.object({ lat: degrees(90), lng: degrees(180), categoria: v.picklist(CATEGORIAS) })

const SECRET = /^[\w-]{22,200}$/

const unknown = () => new HttpError(404, 'nada', 'La central no conoce este reporte.')

/** The fingerprint of the report's key. @throws HttpError 401 */
export function reportKeyOf(c: Context<Env>): Buffer {
  const [, key = ''] = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '') ?? []
  if (!SECRET.test(key)) throw new HttpError(401, 'llave', 'Falta la llave de este reporte.')
  return fingerprint(key)
}

/** A phone may say which of its reports belong together. */
function phoneOf(c: Context<Env>): Buffer | null {
  const given = c.req.header('x-dispositivo') ?? ''
  return SECRET.test(given) ? fingerprint(given) : null
}

function hourly(address: string, phone: Buffer | null): Hourly[] {
  const ofAddress = { key: `reporte:${address}`, most: 60 }
  return phone ? [ofAddress, { key: `dispositivo:${phone.toString('hex')}`, most: 20 }] : [ofAddress]
}

type Own = { key: ReporteKey; row: Row }

/** The report of this key. @throws HttpError 404: nobody learns whether another's report is there */
async function own(query: Query, id: string, huella: Buffer): Promise<Own> {
  const key = await readKey(query, id)
  const row = isKey(key, huella) ? await readReporte(query, id) : undefined
  if (!key || !row) throw unknown()
  return { key, row }
}

async function withdraw(query: Query, id: string, huella: Buffer): Promise<void> {
  const seq = await takeNumbers(query, 2)
  const { key, row } = await own(query, id, huella)
  if (!isAlive(row.campos)) return
  const reporte = reporteOf(row)
  if (!key.propio || !reporte || isAttended(reporte))
    throw new HttpError(409, 'atendido', 'La estación ya tiene este reporte: no se puede retirar.')
  const campos = deleted(row.campos)
  await writeReporte(query, { id, seq, campos }, row.campos, CITIZEN)
  await forget(query, { ...row, campos }, seq + 1)
}

async function askToForget(query: Query, id: string, huella: Buffer): Promise<void> {
  const seq = await takeNumbers(query, 1)
  const { row } = await own(query, id, huella)
  if (row.campos.olvidar?.[1]) return
  const campos = withValues(row.campos, { olvidar: new Date().toISOString() })
  await writeReporte(query, { id, seq, campos }, row.campos, CITIZEN)
}

/** Citizens' reports: without an account, by the key that the phone made for each. */
export function reportes(central: Central) {
  const { database, avisos } = central
  return new Hono<Env>()
    .get('/reportes/cerca', async (c) => {
      await demandReader(c, central)
      const asked = v.safeParse(nearSchema, c.req.query())
      if (!asked.success) throw new HttpError(422, 'datos', 'Falta el lugar o la categoría.')
      const counted = [{ key: `cerca:${addressOf(c, central)}`, most: 600 }]
      await countHourly(database.query, counted)
      return c.json({ parecidos: await reportesNear(database.query, asked.output) })
    })
    .put('/reportes/:id', async (c) => {
      await demandReader(c, central)
      const [huella, dispositivo] = [reportKeyOf(c), phoneOf(c)]
      const form = await formOf(c, sentSchema)
      if (form.id !== c.req.param('id'))
        throw new HttpError(422, 'datos', 'El reporte no es el que dice su dirección.')
      const counted = hourly(addressOf(c, central), dispositivo)
      const sent = { reporte: fromCitizen(form), huella, dispositivo, counted, mail: avisos.mail }
      const taken = await takeReporte(database, sent)
      if (taken.recibido === 'nuevo') avisos.wake()
      return c.json({ id: form.id, ...taken }, taken.recibido === 'nuevo' ? 201 : 200)
    })
    .delete('/reportes/:id', async (c) => {
      const huella = reportKeyOf(c)
      await database.transaction((query) => withdraw(query, c.req.param('id'), huella))
      return c.body(null, 204)
    })
    .get('/reportes/:id/acuse', async (c) => {
      const { key, row } = await own(database.query, c.req.param('id'), reportKeyOf(c))
      const reporte = reporteOf(row)
      if (!reporte) throw unknown()
      const answer = { administrador: '', ...answerOf(reporte), recibido: key.creado }
      return c.json(isAlive(row.campos) ? answer : { ...answer, eliminado: true })
    })
    .post('/reportes/:id/olvidar', async (c) => {
      const huella = reportKeyOf(c)
      await database.transaction((query) => askToForget(query, c.req.param('id'), huella))
      return c.body(null, 202)
    })
}
