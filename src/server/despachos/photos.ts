import type { Despacho } from '@/entities/despacho/despacho'
import type { Query } from '@/server/database/database'
import { HttpError } from '@/server/http/request/errors'
import { readReporte, reporteOf } from '@/server/reports/reporte-row'
import { isStoredPhoto, photoId } from '@/shared/lib/picture/photo-source'
import { isAlive } from '@/sync/fields'
import { readDespacho } from './despachos'

/**
 * The ids of the photos that those who were asked to a call see while it runs: those of its report, asked anew each time,
 * so that a call names no photo and none outlives what the station did with the report.
 */
export async function photosOf(query: Query, { estado, conFotos, reporte }: Despacho): Promise<string[]> {
  if (estado !== 'EN_CURSO' || !conFotos || !reporte) return []
  const row = await readReporte(query, reporte)
  const report = row && isAlive(row.campos) ? reporteOf(row) : undefined
  if (!report || report.infundado || report.silenciado) return []
  return report.imagenes.filter(isStoredPhoto).map(photoId)
}

const unknown = () => new HttpError(404, 'nada', 'La central no tiene esta fotografía.')

/** @throws HttpError 404 for anybody who wasn't asked, and for a photo that isn't of this call */
export async function photoOfCall(
  query: Query,
  { despacho: id, persona, foto }: { despacho: string; persona: string; foto: string },
): Promise<{ tipo: string; bytes: Buffer }> {
  const asked = await query('select 1 from convocado where despacho = $1 and persona = $2', [id, persona])
  if (asked.length === 0) throw unknown()
  const { despacho } = await readDespacho(query, id)
  if (!(await photosOf(query, despacho)).includes(foto)) throw unknown()
  const [row] = await query<{ tipo: string; bytes: string }>(
    `select tipo, encode(bytes, 'base64') as bytes from foto where id = $1`,
    [foto],
  )
  if (!row) throw unknown()
  return { tipo: row.tipo, bytes: Buffer.from(row.bytes, 'base64') }
}
