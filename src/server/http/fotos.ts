import { type Context, Hono } from 'hono'
import { FOTOS, fotosDe } from '@/entities/inspecciones/peticion'
import { MOST } from '@/entities/reportes/limits'
import { FILE_BYTES, FREE, PHOTO_BYTES } from '@/server/budgets'
import type { Central } from '@/server/central'
import { isPeticion, peticionOf, readPeticion } from '@/server/peticiones/peticiones'
import { type Bringer, keepPhoto } from '@/server/photos/keep'
import type { Share } from '@/server/photos/windows'
import { isPublicPhoto } from '@/server/publico/photos'
import { isKey, readKey } from '@/server/reports/key'
import { readReporte, reporteOf } from '@/server/reports/reporte-row'
import { demandHeard } from '@/server/reports/take'
import { demandFree } from '@/server/room'
import { maySee } from '@/server/sync/photos'
import { ARCHIVO_TYPES, kindTyped } from '@/shared/lib/file/archivo'
import { archivoKind } from '@/shared/lib/file/archivo-kind'
import { isPhotoSource, photoSource } from '@/shared/lib/picture/photo-source'
import { pictureType } from '@/shared/lib/picture/picture-type'
import { isAlive } from '@/sync/fields'
import { peticionKeyOf } from './ciudadania/peticiones'
import { reportKeyOf } from './reportes'
import { type Env, siteOf } from './request/address'
import { bytesOf } from './request/body'
import { HttpError } from './request/errors'
import { visitorOf, whoAsks } from './request/session'

/** `bytes` in base64, see `keepPhoto`. */
type Stored = { id: string; suma: Uint8Array; tipo: string; bytes: string; usuario: string | null }

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
  const address = siteOf(c, central)
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

/** The key of a request for a permit brings the four photos of its own inspection. @throws HttpError 401, 413, 422 */
async function petitionerOf(c: Context<Env>, central: Central, id: string, de: string): Promise<Bringer> {
  const { query } = central.database
  const row = peticionKeyOf(c) === de ? await readPeticion(query, de) : undefined
  const peticion = row && isAlive(row.campos) ? peticionOf(row) : undefined
  if (!peticion) throw new HttpError(401, 'llave', 'La llave no es la de este pedido.')
  if (!fotosDe(peticion).includes(photoSource(id)))
    throw new HttpError(422, 'datos', 'El pedido no lleva esta fotografía.')
  const others = await query('select 1 from foto where de = $1 and id <> $2', [de, id])
  if (others.length >= 2 * FOTOS.length)
    throw new HttpError(413, 'grande', 'Este pedido ya tiene demasiadas fotografías.')
  const address = siteOf(c, central)
  return {
    de,
    shares: [
      { key: `fotos:sin-nombre:${address}`, window: 'nameless' },
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

const TOO_LARGE = 'La fotografía pasa de 2 MB.'

/** A citizen's report carries photos alone; who has an account may attach files too, each as what it says it is. */
async function readBody(c: Context<Env>, filesToo: boolean): Promise<{ bytes: Buffer; tipo: string }> {
  const said = filesToo ? kindTyped(c.req.header('content-type') ?? '') : undefined
  const [most, sentence] = said ? [FILE_BYTES, 'El archivo pasa de 10 MB.'] : [PHOTO_BYTES, TOO_LARGE]
  const bytes = await bytesOf(c, most, sentence)
  const picture = pictureType(bytes)
  if (picture && bytes.length > PHOTO_BYTES) throw new HttpError(413, 'grande', TOO_LARGE)
  if (picture) return { bytes, tipo: picture }
  if (!said) throw new HttpError(415, 'tipo', 'Eso no es una fotografía.')
  if ((await archivoKind(bytes)) !== said)
    throw new HttpError(415, 'tipo', 'El archivo no es lo que dice ser.')
  return { bytes, tipo: ARCHIVO_TYPES[said] }
}

/** A photo or an attached file never changes: another one has another name. */
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
          : await (isPeticion(de) ? petitionerOf : reporterOf)(c, central, id, de)
      demandFree(central.free, FREE.photos)
      const { bytes, tipo } = await readBody(c, de === undefined)
      const kept = await keepPhoto(database, { id, tipo, bytes }, bringer)
      return c.body(null, kept === 'new' ? 201 : 200)
    })
    .get('/fotos/:id', async (c) => {
      const id = idOf(c.req.param('id'))
      const visitor = await visitorOf(c, central)
      const [photo] = await query<Stored>(
        `select id, suma, tipo, encode(bytes, 'base64') as bytes, usuario from foto where id = $1`,
        [id],
      )
      const isPublic = photo && (await isPublicPhoto(query, id))
      const isFor =
        isPublic ||
        (photo && (await isInAnswer(c, central, id))) ||
        (photo && visitor && (await maySee(query, visitor, photo)))
      if (!photo || !isFor)
        throw visitor ? unknown() : new HttpError(401, 'sesion', 'Ingrese para ver esta fotografía.')
      // What only some may see stays in no browser's own cache, which the next person on a shared tablet has: the app keeps it.
      if (isPublic) {
        c.header('Cache-Control', 'private, max-age=31536000, immutable')
        c.header('ETag', `"${Buffer.from(photo.suma).toString('hex')}"`)
      }
      // Whoever opens its address gets a file, never a page of this site; its name is in the record that names it.
      if (kindTyped(photo.tipo)) c.header('Content-Disposition', 'attachment')
      return c.body(new Uint8Array(Buffer.from(photo.bytes, 'base64')), 200, { 'Content-Type': photo.tipo })
    })
}
