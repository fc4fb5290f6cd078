import type { Context } from 'hono'
import { Hono } from 'hono'
import * as v from 'valibot'
import { demand } from '@/access/authorize'
import { atencionOf } from '@/entities/atencion'
import { answerOf } from '@/entities/reportes/mis-reportes/seguimiento'
import { CATEGORIAS } from '@/entities/reportes/options'
import { isAttended } from '@/entities/reportes/packet/merge'
import { citizenSchema, fromCitizen } from '@/entities/reportes/packet/schema'
import { fingerprint } from '@/server/accounts/codes'
import { vapidKeys } from '@/server/avisos/send'
import type { Central } from '@/server/central'
import type { Query } from '@/server/database/database'
import { salidaOf } from '@/server/despachos/people'
import { forget } from '@/server/reports/forget'
import { isKey, type ReporteKey, readKey } from '@/server/reports/key'
import { countHourly, type Hourly } from '@/server/reports/limits'
import { reportesNear } from '@/server/reports/near'
import { CITIZEN, readReporte, reporteOf, writeReporte } from '@/server/reports/reporte-row'
import { endpointsOf, subscribeReporte, unsubscribeReportes } from '@/server/reports/subscription'
import { takeReporte } from '@/server/reports/take'
import { readState } from '@/server/state'
import { deleted, withValues } from '@/server/sync/own'
import { takeNumbers } from '@/server/sync/write'
import { isAlive } from '@/sync/fields'
import type { Row } from '@/sync/wire'
import { addressOf, type Env, siteOf } from './request/address'
import { formOf } from './request/body'
import { browserSchema, demandService } from './request/browser'
import { HttpError } from './request/errors'
import { demandReader, whoAsks } from './request/session'

/** A report as its phone stores it; triage is none of its business and left out. */
const sentSchema = v.object({
  ...citizenSchema.entries,
  autor: v.object(citizenSchema.entries.autor.entries),
})

const degrees = (most: number) =>
  v.pipe(v.string(), v.nonEmpty(), v.transform(Number), v.number(), v.minValue(-most), v.maxValue(most))
const nearSchema = v.object({ lat: degrees(90), lng: degrees(180), categoria: v.picklist(CATEGORIAS) })

/** From one site, in an hour: a person who moves the pin asks a few times. */
const NEAR_PER_HOUR = 40

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

/** The app always names its phone: senders without a name share little, and take nothing from those with one. */
const hourly = (address: string, phone: Buffer | null): Hourly[] =>
  phone
    ? [
        { key: `reporte:${address}`, most: 60 },
        { key: `dispositivo:${phone.toString('hex')}`, most: 20 },
      ]
    : [{ key: `sin-nombre:${address}`, most: 10 }]

/** A phone asks for one of its reports once, and again when its browser has another address. */
const tellings = (address: string, phone: Buffer | null): Hourly[] => [
  { key: `avisar:${address}`, most: 60 },
  ...(phone ? [{ key: `avisar-a:${phone.toString('hex')}`, most: 20 }] : []),
]

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
  const attended =
    reporte &&
    (isAttended(reporte) || atencionOf(reporte, await salidaOf(query, id)).estado !== reporte.estado)
  if (!key.propio || !reporte || attended)
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
      const counted = [{ key: `cerca:${siteOf(c, central)}`, most: NEAR_PER_HOUR }]
      await countHourly(database.query, counted)
      return c.json({ parecidos: await reportesNear(database.query, asked.output, Date.now()) })
    })
    .put('/reportes/:id', async (c) => {
      await demandReader(c, central)
      const [huella, dispositivo] = [reportKeyOf(c), phoneOf(c)]
      const form = await formOf(c, sentSchema)
      if (form.id !== c.req.param('id'))
        throw new HttpError(422, 'datos', 'El reporte no es el que dice su dirección.')
      const address = siteOf(c, central)
      const counted = hourly(address, dispositivo)
      const sent = {
        ...{ reporte: fromCitizen(form), huella, dispositivo, counted, address, mail: avisos.mail },
        ahora: c.req.header('x-ahora'),
      }
      const taken = await takeReporte(database, sent)
      if (taken.recibido === 'nuevo') avisos.wake()
      const identidad = (await readState(database.query))?.identidad
      return c.json({ id: form.id, ...taken, central: identidad }, taken.recibido === 'nuevo' ? 201 : 200)
    })
    .delete('/reportes/:id', async (c) => {
      const huella = reportKeyOf(c)
      await database.transaction((query) => withdraw(query, c.req.param('id'), huella))
      return c.body(null, 204)
    })
    .get('/reportes/:id/avisos', async (c) => {
      await own(database.query, c.req.param('id'), reportKeyOf(c))
      return c.json({ llave: (await vapidKeys(database.query)).publicKey })
    })
    .put('/reportes/:id/avisos', async (c) => {
      await demandReader(c, central)
      const huella = reportKeyOf(c)
      const { endpoint, keys } = await formOf(c, browserSchema)
      demandService(central, endpoint)
      await countHourly(database.query, tellings(addressOf(c, central), phoneOf(c)))
      await database.transaction(async (query) => {
        // Whoever deletes it meanwhile takes the subscription along.
        await takeNumbers(query, 0)
        const { row } = await own(query, c.req.param('id'), huella)
        if (!isAlive(row.campos)) throw unknown()
        await subscribeReporte(query, row.id, { endpoint, ...keys })
      })
      return c.body(null, 204)
    })
    .delete('/reportes/:id/avisos', async (c) => {
      const { row } = await own(database.query, c.req.param('id'), reportKeyOf(c))
      await unsubscribeReportes(database.query, [row.id])
      return c.body(null, 204)
    })
    .get('/reportes/:id/acuse', async (c) => {
      const { key, row } = await own(database.query, c.req.param('id'), reportKeyOf(c))
      const reporte = reporteOf(row)
      if (!reporte) throw unknown()
      const written = answerOf(reporte)
      const { estado, desde } = atencionOf(reporte, await salidaOf(database.query, reporte.id))
      const answer = {
        ...{ administrador: '', ...written, estado, fechaActualizacion: desde },
        recibido: key.creado,
      }
      if (key.leida !== written.fechaActualizacion)
        await database.query('update reporte_clave set leida = $2 where id = $1', [
          reporte.id,
          written.fechaActualizacion,
        ])
      if (!isAlive(row.campos)) return c.json({ ...answer, eliminado: true })
      const told = await endpointsOf(database.query, [reporte.id])
      const { fotoCierre } = reporte
      return c.json({ ...answer, ...(fotoCierre && { fotoCierre }), avisos: told.length > 0 })
    })
    .get('/reportes/:id/entrega', async (c) => {
      const { actor } = await whoAsks(c, central)
      demand(actor, 'reportes:view')
      const key = await readKey(database.query, c.req.param('id'))
      return c.json({ porCentral: key !== undefined, leida: key?.leida ?? null })
    })
    .post('/reportes/:id/olvidar', async (c) => {
      const huella = reportKeyOf(c)
      await database.transaction((query) => askToForget(query, c.req.param('id'), huella))
      return c.body(null, 202)
    })
}
