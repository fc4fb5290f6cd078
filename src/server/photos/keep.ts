import { createHash } from 'node:crypto'
import { REPORT_PHOTO_BYTES, UNNAMED_BYTES } from '@/server/budgets'
import type { Database, Query } from '@/server/database/database'
import { HttpError } from '@/server/http/request/errors'
import { fitsUnnamed } from './named'
import { countBytes, type Share } from './windows'

/** By the report that names it, or by the account that brings it. */
export type Bringer = { de: string; shares: readonly Share[] } | { usuario: string }

type Photo = { id: string; tipo: string; bytes: Buffer }

const otherPhoto = () => new HttpError(409, 'otra', 'La central ya tiene otra fotografía con ese nombre.')

/** Whether the central has it already. @throws HttpError 409 for another one of this name */
async function isKept(query: Query, id: string, suma: Buffer): Promise<boolean> {
  const [there] = await query<{ suma: Uint8Array }>('select suma from foto where id = $1', [id])
  if (there && !suma.equals(there.suma)) throw otherPhoto()
  return there !== undefined
}

/** @throws HttpError 413: waiting makes no room */
async function demandReportRoom(query: Query, de: string, bytes: number): Promise<void> {
  const [row] = await query<{ bytes: number }>(
    `select coalesce(sum(octet_length(bytes)), 0)::bigint as bytes from foto where de = $1`,
    [de],
  )
  if ((row?.bytes ?? 0) + bytes > REPORT_PHOTO_BYTES)
    throw new HttpError(413, 'grande', 'Las fotografías de este reporte pasan de 8 MB.')
}

/** Counts before storing: what is refused must not grow the database's log. @throws HttpError 413, 429 */
async function demandShare(query: Query, { id, bytes }: Photo, bringer: Bringer): Promise<void> {
  if ('de' in bringer) {
    await countBytes(query, bytes.length, bringer.shares)
    await demandReportRoom(query, bringer.de, bytes.length)
    return
  }
  const { usuario } = bringer
  await countBytes(query, bytes.length, [{ key: `fotos:cuenta:${usuario}`, window: 'accountPhotos' }])
  if (!(await fitsUnnamed(query, { id, usuario, bytes: bytes.length }, UNNAMED_BYTES)))
    throw new HttpError(
      429,
      'espere',
      'Hay demasiadas fotografías suyas que ningún registro lleva. Esta se enviará más tarde.',
    )
}

/** Stores the photo, once. @throws HttpError 409, 413, 429 */
export async function keepPhoto(
  { query, transaction }: Database,
  photo: Photo,
  bringer: Bringer,
): Promise<'new' | 'known'> {
  const { id, tipo, bytes } = photo
  const suma = createHash('sha256').update(bytes).digest()
  if (await isKept(query, id, suma)) return 'known'
  const owner = 'de' in bringer ? [null, bringer.de] : [bringer.usuario, null]
  const stored = await transaction(async (within) => {
    await demandShare(within, photo, bringer)
    // As a text, because PGlite writes bytes one by one: a file of 10 MB held up the database for four seconds.
    return within(
      `insert into foto (id, suma, tipo, bytes, usuario, de) values ($1, $2, $3, decode($4, 'base64'), $5, $6)
       on conflict (id) do nothing returning id`,
      [id, suma, tipo, bytes.toString('base64'), ...owner],
    )
  })
  if (stored.length > 0) return 'new'
  await isKept(query, id, suma)
  return 'known'
}
