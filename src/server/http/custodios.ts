import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { demand } from '@/access/authorize'
import type { Central } from '@/server/central'
import {
  addCustodio,
  endCustodio,
  listCustodios,
  MOST,
  noteAsked,
  noteHeld,
  standOf,
} from '@/server/copies/custodios/equipos'
import { readLlave } from '@/server/copies/custodios/llave'
import { readNoche, readPart, sealedPhoto } from '@/server/copies/custodios/noche'
import { sealTonight } from '@/server/copies/custodios/tonight'
import { factsOf } from '@/server/log'
import type { Env } from './request/address'
import { formOf } from './request/body'
import { HttpError } from './request/errors'
import { line } from './request/fields'
import { staffOf } from './request/session'

/** One part of a copy, in bytes: on a poor line it comes within the patience of a call. */
const PART_BYTES = 1000 * 1000

const newSchema = v.strictObject({ id: v.pipe(v.string(), v.uuid()), equipo: line(64) })
const heldSchema = v.strictObject({
  noche: v.string(),
  fotos: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

const unknown = () => new HttpError(404, 'custodio', 'La central no cuenta con este equipo como custodio.')
const over = () => new HttpError(410, 'terminado', 'Este equipo ya no guarda la copia de la noche.')
const gone = () => new HttpError(404, 'noche', 'La central ya no tiene esa copia: hay otra más nueva.')

/** The devices of the staff that keep the copy of the night, closed, and the key that opens it. */
export function custodios(central: Central) {
  const { database, copias, log } = central
  const { query } = database

  const staff = (c: Context<Env>) => staffOf(c, central)

  /** The device that asks: its name is known to nobody else but the panel. @throws HttpError 404, 410 */
  async function deviceOf(c: Context<Env>): Promise<string> {
    await staff(c)
    const id = c.req.param('id') ?? ''
    const stand = await standOf(query, id)
    if (stand === 'keeps') return id
    throw stand === 'over' ? over() : unknown()
  }
  async function nightOf() {
    const llave = await readLlave(query)
    return llave && readNoche(copias, llave)
  }

  return new Hono<Env>()
    .get('/custodios', async (c) => {
      await staff(c)
      const [llave, all] = [await readLlave(query), await listCustodios(query)]
      return c.json({ llave: llave !== null, quedan: Math.max(0, MOST - all.length) })
    })
    .post('/custodios', async (c) => {
      const { persona, sesion } = await staff(c)
      const { id, equipo } = await formOf(c, newSchema)
      if (!(await readLlave(query)))
        throw new HttpError(409, 'llave', 'Primero hace falta la clave de recuperación de la brigada.')
      const added = await database.transaction((inside) =>
        addCustodio(inside, { id, usuario: persona.id, equipo, sesion }),
      )
      if (added === 'taken')
        throw new HttpError(
          409,
          'otro',
          'Otro equipo ya guarda la copia con este identificador. Intente otra vez.',
        )
      if (added === 'full')
        throw new HttpError(
          409,
          'lleno',
          `Ya hay ${MOST} equipos que guardan la copia. Uno tiene que dejar de hacerlo.`,
        )
      log('custodio')
      return c.json({ id }, 201)
    })
    .delete('/custodios/:id', async (c) => {
      const { actor } = await staff(c)
      const id = c.req.param('id')
      const mine = await query('select 1 from custodio where id = $1 and usuario = $2', [id, actor.id])
      if (mine.length === 0) demand(actor, 'config:edit')
      await endCustodio(query, id)
      return c.body(null, 204)
    })
    .get('/custodios/:id/noche', async (c) => {
      await noteAsked(query, await deviceOf(c))
      // A phone that is opened just after the night's copy was made needn't wait for the next look.
      await sealTonight(database, copias).catch((error) => log('copia de los custodios', factsOf(error)))
      const night = await nightOf()
      if (!night) return c.json({ noche: null })
      const { noche, instante, bytes, fotos } = night
      return c.json({
        noche: { noche, instante, bytes, parte: PART_BYTES },
        fotos: fotos.map((foto) => [foto.nombre, foto.bytes]),
      })
    })
    .get('/custodios/:id/noche/:noche', async (c) => {
      await deviceOf(c)
      const night = await nightOf()
      const from = Number(c.req.query('desde'))
      if (night?.noche !== c.req.param('noche') || !Number.isSafeInteger(from) || from < 0) throw gone()
      const part = await readPart(copias, night, from, PART_BYTES)
      if (!part) throw gone()
      return c.body(new Uint8Array(part), 200, { 'Content-Type': 'application/octet-stream' })
    })
    .get('/custodios/:id/fotos/:nombre', async (c) => {
      await deviceOf(c)
      const night = await nightOf()
      const photo = night && (await sealedPhoto(copias, night, c.req.param('nombre')))
      if (!photo) throw gone()
      return c.body(new Uint8Array(photo), 200, { 'Content-Type': 'application/octet-stream' })
    })
    .put('/custodios/:id', async (c) => {
      const id = await deviceOf(c)
      const { noche, fotos } = await formOf(c, heldSchema)
      const night = await nightOf()
      if (night?.noche !== noche) throw gone()
      const de = night.fotos.length
      await noteHeld(query, id, { copia: night.instante, fotos: Math.min(fotos, de), de })
      return c.body(null, 204)
    })
}
