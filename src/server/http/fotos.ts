import { type Context, Hono } from 'hono'
import { MOST } from '@/entities/reportes/limits'
import { FREE, PHOTO_BYTES } from '@/server/budgets'
import type { Central } from '@/server/central'
import { type Bringer, keepPhoto } from '@/server/photos/keep'
import type { Share } from '@/server/photos/windows'
import { isPublicPhoto } from '@/server/publico/photos'
import { isKey, readKey } from '@/server/reports/key'
import { readReporte, reporteOf } from '@/server/reports/reporte-row'
import { demandHeard } from '@/server/reports/take'
import { demandFree } from '@/server/room'
import { isNamedFor } from '@/server/sync/photos'
import { isPhotoSource, photoSource } from '@/shared/lib/picture/photo-source'
import { pictureType } from '@/shared/lib/picture/picture-type'
import { isAlive } from '@/sync/fields'
import { reportKeyOf } from './reportes'
import { addressOf, type Env } from './request/address'
import { bytesOf } from './request/body'
import { HttpError } from './request/errors'
import { visitorOf, whoAsks } from './request/session'

type Stored = { suma: Uint8Array; tipo: string; bytes: Uint8Array; usuario: string | null }

const unknown = () => new HttpError(404, 'nada', 'La central no tiene esta fotografía.')

function idOf(given: string): string {
  if (!isPhotoSource(photoSource(given))) throw unknown()
  return given
}

/**
 * A report's key brings the photos that the report names, and a second set of them where it was corrected.
 * @throws HttpError 401, 403, 413, 422
 */
async function reporterOf(c: Context<Env>, central: Central, id: string, de: string): Promise<Bringer> {
  const { query } = central.database
  const key = await readKey(query, de)
  const row = isKey(key, reportKeyOf(c)) ? await readReporte(query, de) : undefined
  if (!key || !row) throw new HttpError(401, 'llave', 'La llave no es la de este reporte.')
  const reporte = isAlive(row.campos) ? reporteOf(row) : undefined
  if (!reporte?.imagenes.includes(photoSource(id)))
    throw new HttpError(422, 'datos', 'El reporte no lleva esta fotografía.')
  if (reporte.infundado || reporte.silenciado)
    throw new HttpError(403, 'silenciado', 'La estación ya no recibe fotografías de este reporte.')
  await demandHeard(query, key.dispositivo && Buffer.from(key.dispositivo))
  const others = await query('select 1 from foto where de = $1 and id <> $2', [de, id])
  if (others.length >= 2 * MOST.imagenes)
    throw new HttpError(413, 'grande', 'Este reporte ya tiene demasiadas fotografías.')
  const address = addressOf(c, central)
  const sender: Share = key.dispositivo
    ? { key: `fotos:telefono:${Buffer.from(key.dispositivo).toString('hex')}`, window: 'phone' }
    : { key: `fotos:sin-nombre:${address}`, window: 'nameless' }
  return {
    de,
    shares: [
      sender,
      { key: `fotos:direccion:${address}`, window: 'address' },
      { key: 'fotos:ciudadanos', window: 'citizens' },
    ],
  }
}

/** Whether the station shows this photo to the sender of a report, whose key asks. @throws HttpError 401 */
async function isInAnswer(c: Context<Env>, { database }: Central, id: string): Promise<boolean> {
  const de = c.req.query('de')
  if (de === undefined) return false
  const key = await readKey(database.query, de)
  const row = isKey(key, reportKeyOf(c)) ? await readReporte(database.query, de) : undefined
  return row !== undefined && isAlive(row.campos) && reporteOf(row)?.fotoCierre === photoSource(id)
}

/** A photo never changes: another picture is another photo. */
export function fotos(central: Central) {
  const { database } = central
  const { query } = database
  return new Hono<Env>()
    .put('/fotos/:id', async (c) => {
      const id = idOf(c.req.param('id'))
      const de = c.req.query('de')
      const bringer: Bringer =
        de === undefined
          ? { usuario: (await whoAsks(c, central)).persona.id }
          : await reporterOf(c, central, id, de)
      demandFree(central.free, FREE.photos)
      const bytes = await bytesOf(c, PHOTO_BYTES, 'La fotografía pasa de 2 MB.')
      const tipo = pictureType(bytes)
      if (!tipo) throw new HttpError(415, 'tipo', 'Eso no es una fotografía.')
      const kept = await keepPhoto(database, { id, tipo, bytes }, bringer)
      return c.body(null, kept === 'new' ? 201 : 200)
    })
    .get('/fotos/:id', async (c) => {
      const id = idOf(c.req.param('id'))
      const visitor = await visitorOf(c, central)
      const [photo] = await query<Stored>('select suma, tipo, bytes, usuario from foto where id = $1', [id])
      const isOwn = visitor && photo?.usuario === visitor.persona.id
      const isNamed =
        isOwn ||
        (photo && (await isInAnswer(c, central, id))) ||
        (photo && visitor && (await isNamedFor(query, visitor, id)))
      if (!isNamed && !(photo && (await isPublicPhoto(query, id))))
        throw visitor ? unknown() : new HttpError(401, 'sesion', 'Ingrese para ver esta fotografía.')
      c.header('Cache-Control', 'private, max-age=31536000, immutable')
      c.header('ETag', `"${Buffer.from(photo.suma).toString('hex')}"`)
      return c.body(new Uint8Array(photo.bytes), 200, { 'Content-Type': photo.tipo })
    })
}
