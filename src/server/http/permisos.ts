import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { demand } from '@/access/authorize'
import { LONGEST_TEXT } from '@/entities/permiso-firmado/codigo'
import type { Central } from '@/server/central'
import { readLlave } from '@/server/copies/custodios/llave'
import { newFirma, readFirma, readLlaves, reopenFirma } from '@/server/permisos/llaves'
import { anularPermiso, firmarPermiso, listPermisos, tellFirmas } from '@/server/permisos/permisos'
import { isDay } from '@/shared/lib/dias'
import { toDay } from '@/shared/lib/fecha'
import { SpokenError } from '@/shared/lib/spoken-error'
import type { Env } from './request/address'
import { formOf } from './request/body'
import { HttpError } from './request/errors'
import { line } from './request/fields'
import { staffOf } from './request/session'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const text = v.pipe(line(LONGEST_TEXT), v.minLength(1), v.normalize('NFC'))

const pedidoSchema = v.strictObject({
  /** Of the permit's record, so that it is signed once. */
  id: v.pipe(line(64), v.minLength(1)),
  ruc: v.pipe(v.string(), v.regex(/^(?:\d{13})?$/)),
  establecimiento: v.pipe(whole, v.maxValue(999)),
  nombre: text,
  actividad: text,
  aforo: v.pipe(whole, v.maxValue(1_000_000)),
  hasta: v.pipe(v.string(), v.check(isDay)),
})
const anularSchema = v.strictObject({
  codigo: v.pipe(v.string(), v.maxLength(1000)),
  motivo: v.pipe(line(200), v.minLength(1)),
})
const nuevaSchema = v.strictObject({ actual: v.pipe(v.string(), v.maxLength(8)) })
const wordsSchema = v.object({ palabras: v.pipe(v.string(), v.maxLength(1000)) })

/** What isn't done for a reason that a person can mend, in its words. */
const refusedAs =
  (status: 409 | 422, code: string) =>
  (error: unknown): never => {
    throw error instanceof SpokenError ? new HttpError(status, code, error.message) : error
  }

/** The permits that the brigade signs, and the keys with which it does. */
export function permisos(central: Central) {
  const { database, log } = central
  const chief = async (c: Context<Env>) => demand((await staffOf(c, central)).actor, 'config:edit')
  async function granter(c: Context<Env>) {
    const { actor, persona } = await staffOf(c, central)
    demand(actor, 'permisos:otorgar')
    return { usuario: persona.id, now: new Date() }
  }

  return new Hono<Env>()
    .get('/permisos', async (c) => {
      await granter(c)
      return c.json({ permisos: await listPermisos(database.query) })
    })
    .post('/permisos', async (c) => {
      const act = await granter(c)
      const { id, ...pedido } = await formOf(c, pedidoSchema)
      const signed = await database
        .transaction((query) => firmarPermiso(query, id, pedido, act))
        .catch(refusedAs(409, 'permiso'))
      log('permiso')
      return c.json(signed)
    })
    .post('/permisos/anular', async (c) => {
      const act = await granter(c)
      const form = await formOf(c, anularSchema)
      const annulled = await database
        .transaction((query) => anularPermiso(query, form, act))
        .catch(refusedAs(422, 'codigo'))
      log('permiso anulado')
      return c.json(annulled)
    })
    .get('/permisos/firma', async (c) => {
      await chief(c)
      const llaves = await readLlaves(database.query)
      return c.json({
        llaves: llaves.map(({ id, desde, retirada }) => ({ id, desde, retirada })),
        firma: (await readFirma(database.query)) !== null,
        recuperacion: (await readLlave(database.query)) !== null,
      })
    })
    .post('/permisos/firma', async (c) => {
      await chief(c)
      const { actual } = await formOf(c, nuevaSchema)
      const now = new Date()
      await database
        .transaction(async (query) => {
          await newFirma(query, { actual, day: toDay(now), now })
          await tellFirmas(query)
        })
        .catch(refusedAs(409, 'llave'))
      log('llave de los permisos')
      return c.body(null, 204)
    })
    .post('/permisos/firma/reponer', async (c) => {
      await chief(c)
      const { palabras } = await formOf(c, wordsSchema)
      await database.transaction((query) => reopenFirma(query, palabras)).catch(refusedAs(422, 'clave'))
      log('llave de los permisos repuesta')
      return c.body(null, 204)
    })
}
