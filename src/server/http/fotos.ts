import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import type { Central } from '@/server/central'
import { isPublicPhoto } from '@/server/public'
import { isPhotoSource, photoSource } from '@/shared/lib/picture/photo-source'
import { pictureType } from '@/shared/lib/picture/picture-type'
import type { Env } from './address'
import { bytesOf } from './body'
import { HttpError } from './errors'
import { visitorOf, whoAsks } from './session'

const PHOTO_BYTES = 2 * 1024 * 1024

type Stored = { suma: Uint8Array; tipo: string; bytes: Uint8Array }

const unknown = () => new HttpError(404, 'nada', 'La central no tiene esta fotografía.')

function idOf(given: string): string {
  if (!isPhotoSource(photoSource(given))) throw unknown()
  return given
}

/** A photo never changes: another picture is another photo. */
export function fotos(central: Central) {
  const { query } = central.database
  return new Hono<Env>()
    .put('/fotos/:id', async (c) => {
      const { persona } = await whoAsks(c, central)
      const id = idOf(c.req.param('id'))
      const bytes = await bytesOf(c, PHOTO_BYTES, 'La fotografía pasa de 2 MB.')
      const tipo = pictureType(bytes)
      if (!tipo) throw new HttpError(415, 'tipo', 'Eso no es una fotografía.')
      const suma = createHash('sha256').update(bytes).digest()
      const stored = await query(
        `insert into foto (id, suma, tipo, bytes, usuario) values ($1, $2, $3, $4, $5)
         on conflict (id) do nothing returning id`,
        [id, suma, tipo, bytes, persona.id],
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
