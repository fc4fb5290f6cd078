import { cambiosOf, touchReporte } from '@/entities/reportes/cambios'
import type { Reporte } from '@/entities/reportes/reporte'
import type { Database, Query } from '@/server/database/database'
import { mentions } from '@/server/database/written'
import { readConfiguracion } from '@/server/object'
import { answeredBefore, forgetPeticion } from '@/server/peticiones/peticiones'
import { AUTHOR, deleted, withValues } from '@/server/sync/own'
import { takeNumbers } from '@/server/sync/write'
import { canonical } from '@/shared/lib/canonical'
import { isStoredPhoto, photoId } from '@/shared/lib/picture/photo-source'
import { EXISTS, type Fields, isAlive } from '@/sync/fields'
import { timeOf } from '@/sync/stamp'
import type { Row } from '@/sync/wire'
import { REPORTES, reporteOf, writeReporte } from './reporte-row'
import { unsubscribeReportes } from './subscription'

/** Whoever reported, once the central has forgotten them. */
const NOBODY: Reporte['autor'] = { nombre: 'Datos eliminados', email: '' }

const PERSONAL = ['autor', 'imagenes', 'fotoCierre']

const without = (fields: Fields | null) =>
  fields &&
  JSON.stringify(Object.fromEntries(Object.entries(fields).filter(([name]) => !PERSONAL.includes(name))))

async function forgetHistory(query: Query, id: string): Promise<void> {
  const rows = await query<{ seq: number; antes: Fields | null; despues: Fields }>(
    'select seq, antes, despues from historial where coleccion = $1 and id = $2',
    [REPORTES, id],
  )
  await query(
    `update historial h set antes = t.a::json, despues = t.d::json
     from unnest($3::bigint[], $4::text[], $5::text[]) as t (s, a, d)
     where h.coleccion = $1 and h.id = $2 and h.seq = t.s`,
    [
      REPORTES,
      id,
      rows.map(({ seq }) => seq),
      rows.map(({ antes }) => without(antes)),
      rows.map(({ despues }) => without(despues)),
    ],
  )
}

/** Deletes a photo of this report, unless another record names it. */
export async function dropPhoto(query: Query, id: string, source: string): Promise<void> {
  await query(
    `delete from foto where id = $1 and not exists (
       select 1 from registro where (coleccion, id) <> ($2, $3) and ${mentions('campos', '$4')})`,
    [photoId(source), REPORTES, id, source],
  )
}

/** Those that the phone sent, and those of a packet or of the answer that no other record names. */
async function forgetPhotos(query: Query, { id, imagenes, fotoCierre = '' }: Reporte): Promise<void> {
  await query('delete from foto where de = $1', [id])
  for (const source of [...imagenes, fotoCierre].filter(isStoredPhoto)) await dropPhoto(query, id, source)
}

/** Takes name, mail, phone and photos, the station's too, out of a report and its history; its browser hears no more. Needs the number of a change. */
export async function forget(query: Query, row: Row, seq: number): Promise<void> {
  const reporte = reporteOf(row)
  if (!reporte) return
  const next = { ...reporte, autor: NOBODY, imagenes: [] }
  const forgotten = withValues(row.campos, {
    autor: next.autor,
    imagenes: next.imagenes,
    ...(reporte.fotoCierre && { fotoCierre: '' }),
    cambios: touchReporte(next, reporte).cambios,
  })
  // Words later than a deletion would bring the report back.
  const campos = isAlive(row.campos) ? forgotten : deleted(forgotten)
  await writeReporte(query, { id: row.id, seq, campos }, row.campos, AUTHOR)
  await forgetPhotos(query, reporte)
  await forgetHistory(query, row.id)
  await unsubscribeReportes(query, [row.id])
  await query('update reporte_clave set dispositivo = null where id = $1', [row.id])
}

/** When the station was done with it, in ms since 1970; undefined while it is not. */
function doneSince(reporte: Reporte, campos: Fields): number | undefined {
  if (!isAlive(campos)) return reporte.olvidar ? 0 : timeOf(campos[EXISTS]?.[0] ?? '')
  if (reporte.estado !== 'CORREGIDO' && reporte.estado !== 'CERRADO') return undefined
  const told = Date.parse(cambiosOf(reporte).atencion) || 0
  return Math.max(told, timeOf(campos.estado?.[0] ?? '') || 0)
}

const isForgotten = ({ autor, imagenes, fotoCierre }: Reporte): boolean =>
  canonical(autor) === canonical(NOBODY) && imagenes.length === 0 && !fotoCierre

/**
 * Once a day: reports that are closed since as many months as the brigade keeps them, deleted ones whose author asked for it,
 * and requests for a permit that were answered as long ago.
 */
export function forgetOld({ transaction }: Database, now: Date): Promise<void> {
  return transaction(async (query) => {
    const day = now.toISOString().slice(0, 10)
    await query('lock table central in exclusive mode')
    const [done] = await query(`select 1 from central where clave = 'olvido' and valor = $1`, [day])
    if (done) return
    const before = new Date(now)
    before.setUTCMonth(before.getUTCMonth() - (await readConfiguracion(query)).mesesDatosReporte)
    const rows = await query<Row>(
      'select coleccion as c, id, campos, seq from registro where coleccion = $1',
      [REPORTES],
    )
    const old = rows.filter((row) => {
      const reporte = reporteOf(row)
      const since = reporte && !isForgotten(reporte) ? doneSince(reporte, row.campos) : undefined
      return since !== undefined && since < before.getTime()
    })
    const first = await takeNumbers(query, old.length)
    for (const [index, row] of old.entries()) await forget(query, row, first + index)
    const asked = await answeredBefore(query, before)
    const next = await takeNumbers(query, asked.length)
    for (const [index, row] of asked.entries()) await forgetPeticion(query, row, next + index)
    await query(
      `insert into central (clave, valor) values ('olvido', $1) on conflict (clave) do update set valor = $1`,
      [day],
    )
  })
}
