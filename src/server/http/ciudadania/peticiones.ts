import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { CLASES, RIESGOS } from '@/entities/inspecciones/options'
import { peticionRules, rucDudoso } from '@/entities/inspecciones/peticion'
import { FREE } from '@/server/budgets'
import type { Central } from '@/server/central'
import { type Env, siteOf } from '@/server/http/request/address'
import { formOf } from '@/server/http/request/body'
import { HttpError } from '@/server/http/request/errors'
import { line } from '@/server/http/request/fields'
import { demandReader } from '@/server/http/request/session'
import {
  idOfKey,
  peticionOf,
  readPeticion,
  takePeticion,
  withdrawPeticion,
} from '@/server/peticiones/peticiones'
import { demandFree } from '@/server/room'
import { isPhotoSource } from '@/shared/lib/picture/photo-source'
import { isAlive } from '@/sync/fields'

const short = (most = 200) => v.optional(line(most), '')
const photo = v.optional(
  v.pipe(
    v.string(),
    v.check((source) => source === '' || isPhotoSource(source)),
  ),
  '',
)
const degrees = (most: number) => v.optional(v.pipe(v.number(), v.minValue(-most), v.maxValue(most)))

/** What somebody writes of their premises; a field that the form doesn't have is left out. */
const sentSchema = v.pipe(
  v.object({
    nombre: v.pipe(line(200), peticionRules.nombre),
    ruc: short(20),
    establecimiento: v.pipe(line(3), peticionRules.establecimiento),
    motivoRuc: short(),
    actividad: short(),
    clase: v.picklist(CLASES),
    riesgo: v.optional(v.picklist(['', ...RIESGOS]), ''),
    area: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(10_000_000))),
    direccion: v.pipe(line(500), peticionRules.direccion),
    ...{ lat: degrees(90), lng: degrees(180) },
    contacto: v.pipe(line(200), peticionRules.contacto),
    telefono: v.pipe(line(60), peticionRules.telefono),
    email: v.optional(v.pipe(line(200), peticionRules.email), ''),
    dice: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(5000)), ''),
    respuestas: short(4000),
    fotos: v.optional(v.object({ frente: photo, dentro: photo, extintor: photo, etiqueta: photo })),
  }),
  v.check((one) => rucDudoso(one) === null),
)

/** The id of the request whose key asks. @throws HttpError 401 */
export function peticionKeyOf(c: Context<Env>): string {
  const [, key = ''] = /^Bearer ([\w-]{22,200})$/i.exec(c.req.header('authorization') ?? '') ?? []
  if (!key) throw new HttpError(401, 'llave', 'Falta la llave de este pedido.')
  return idOfKey(key)
}

/** Requests for a permit: without an account, by the key that the phone made for each. */
export function peticiones(central: Central) {
  const { database, avisos } = central
  return new Hono<Env>()
    .put('/permisos/pedido', async (c) => {
      await demandReader(c, central)
      const id = peticionKeyOf(c)
      const escrito = await formOf(c, sentSchema)
      demandFree(central.free, FREE.records)
      const address = siteOf(c, central)
      const { instante, isNew } = await database.transaction((query) =>
        takePeticion(query, { id, escrito, address, mail: avisos.mail }),
      )
      avisos.wake()
      return c.json({ id, instante }, isNew ? 201 : 200)
    })
    .get('/permisos/pedido', async (c) => {
      const row = await readPeticion(database.query, peticionKeyOf(c))
      const one = row && peticionOf(row)
      if (!row || !one) throw new HttpError(404, 'nada', 'La central no conoce este pedido.')
      const { estado, respuesta, respondida } = one
      return c.json({ estado, respuesta, respondida, ...(!isAlive(row.campos) && { eliminado: true }) })
    })
    .delete('/permisos/pedido', async (c) => {
      const id = peticionKeyOf(c)
      await database.transaction((query) => withdrawPeticion(query, id))
      return c.body(null, 204)
    })
}
