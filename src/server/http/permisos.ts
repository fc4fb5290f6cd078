import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { demand } from '@/access/authorize'
import type { Permission } from '@/access/permissions'
import type { Central } from '@/server/central'
import { readLlave } from '@/server/copies/custodios/llave'
import { newFirma, readFirma, readLlaves, reopenFirma } from '@/server/permisos/llaves'
import { anularPermiso, listPermisos, tellFirmas } from '@/server/permisos/permisos'
import { signWaiting } from '@/server/permisos/registros'
import { toDay } from '@/shared/lib/fecha'
import { SpokenError } from '@/shared/lib/spoken-error'
import type { Env } from './request/address'
import { formOf } from './request/body'
import { HttpError } from './request/errors'
import { line } from './request/fields'
import { staffOf } from './request/session'

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
  const whoMay = (permission: Permission) => async (c: Context<Env>) => {
    const { actor, persona } = await staffOf(c, central)
    demand(actor, permission)
    return { usuario: persona.id, now: new Date() }
  }
  const chief = whoMay('config:edit')
  const granter = whoMay('permisos:otorgar')

  return new Hono<Env>()
    .get('/permisos', async (c) => {
      await granter(c)
      return c.json({ permisos: await listPermisos(database.query) })
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
      const act = await chief(c)
      const { actual } = await formOf(c, nuevaSchema)
      const { now } = act
      await database
        .transaction(async (query) => {
          await newFirma(query, { actual, day: toDay(now), now })
          await signWaiting(query, act)
          await tellFirmas(query)
        })
        .catch(refusedAs(409, 'llave'))
      log('llave de los permisos')
      return c.body(null, 204)
    })
    .post('/permisos/firma/reponer', async (c) => {
      const act = await chief(c)
      const { palabras } = await formOf(c, wordsSchema)
      await database
        .transaction(async (query) => {
          await reopenFirma(query, palabras)
          await signWaiting(query, act)
        })
        .catch(refusedAs(422, 'clave'))
      log('llave de los permisos repuesta')
      return c.body(null, 204)
    })
}
