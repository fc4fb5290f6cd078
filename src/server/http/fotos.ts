import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { MOST } from '@/entities/reportes/limits'
import type { Central } from '@/server/central'
import type { Query } from '@/server/database/database'
import { isPublicPhoto } from '@/server/publico/photos'
import { isKey, readKey } from '@/server/reports/key'
import { readReporte, reporteOf } from '@/server/reports/reporte-row'
import { isPhotoSource, photoSource } from '@/shared/lib/picture/photo-source'
import { pictureType } from '@/shared/lib/picture/picture-type'
import { isAlive } from '@/sync/fields'
import type { Env } from './address'
import { bytesOf } from './body'
import { HttpError } from './errors'
import { reportKeyOf } from './reportes'
import { visitorOf, whoAsks } from './session'

const PHOTO_BYTES = 2 * 1024 * 1024

type Stored = { suma: Uint8Array; tipo: string; bytes: Uint8Array }

const unknown = () => new HttpError(404, 'nada', 'La central no tiene esta fotografía.')

function idOf(given: string): string {
  if (!isPhotoSource(photoSource(given))) throw unknown()
  return given
}

type Named = { id: string; de: string; huella: Buffer }

/**
 * A report's key brings the photos that the report names, and a second set of them where it was corrected.
 * @throws HttpError 401, 422, 429
 */
async function demandNamed(query: Query, { id, de, huella }: Named): Promise<void> {
  const row = isKey(await readKey(query, de), huella) ? await readReporte(query, de) : undefined
  if (!row) throw new HttpError(401, 'llave', 'La llave no es la de este reporte.')
  if (!isAlive(row.campos) || !reporteOf(row)?.imagenes.includes(photoSource(id)))
    throw new HttpError(422, 'datos', 'El reporte no lleva esta fotografía.')
  const others = await query('select 1 from foto where de = $1 and id <> $2', [de, id])
  if (others.length >= 2 * MOST.imagenes)
    throw new HttpError(429, 'espere', 'Este reporte ya tiene demasiadas fotografías.')
}

/** A photo never changes: another picture is another photo. */
export function fotos(central: Central) {
  const { query } = central.database
  return new Hono<Env>()
    .put('/fotos/:id', async (c) => {
      const id = idOf(c.req.param('id'))
      const de = c.req.query('de')
      const usuario = de === undefined ? (await whoAsks(c, central)).persona.id : null
      if (de !== undefined) await demandNamed(query, { id, de, huella: reportKeyOf(c) })
      const bytes = await bytesOf(c, PHOTO_BYTES, 'La fotografía pasa de 2 MB.')
      const tipo = pictureType(bytes)
      if (!tipo) throw new HttpError(415, 'tipo', 'Eso no es una fotografía.')
      const suma = createHash('sha256').update(bytes).digest()
      const stored = await query(
        `insert into foto (id, suma, tipo, bytes, usuario, de) values ($1, $2, $3, $4, $5, $6)
         on conflict (id) do nothing returning id`,
        [id, suma, tipo, bytes, usuario, de ?? null],
      )
      if (stored.length > 0) return c.body(null, 201)
      const [there] = await query<Pick<Stored, 'suma'>>('select suma from foto where id = $1', [id])
      if (there && suma.equals(there.suma)) return c.body(null, 200)
      throw new HttpError(409, 'otra', 'La central ya tiene otra fotografía con ese nombre.')
    })
    .get('/fotos/:id', async (c) => {
      const id = idOf(c.req.param('id'))
      const visitor = await visitorOf(c, central)
      if (!visitor && !(await isPublicPhoto(query, id)))
        throw new HttpError(401, 'sesion', 'Ingrese para ver esta fotografía.')
      const [photo] = await query<Stored>('select suma, tipo, bytes from foto where id = $1', [id])
      if (!photo) throw unknown()
      c.header('Cache-Control', 'private, max-age=31536000, immutable')
      c.header('ETag', `"${Buffer.from(photo.suma).toString('hex')}"`)
      return c.body(new Uint8Array(photo.bytes), 200, { 'Content-Type': photo.tipo })
    })
}
