import { cambiosOf, touchReporte } from '@/entities/reportes/cambios'
import { NONSENSE_HOURS, REPLACED_DAYS, UNNAMED_HOURS } from '@/server/budgets'
import type { Database, Query } from '@/server/database/database'
import { mentions } from '@/server/database/written'
import { dropPhoto } from '@/server/reports/forget'
import { REPORTES, reporteOf, writeReporte } from '@/server/reports/reporte-row'
import { AUTHOR, deleted, withValues } from '@/server/sync/own'
import { takeNumbers } from '@/server/sync/write'
import { isStoredPhoto } from '@/shared/lib/picture/photo-source'
import { EXISTS, type Fields, isAlive } from '@/sync/fields'
import { timeOf } from '@/sync/stamp'
import type { Row } from '@/sync/wire'
import { namedLately } from './named'

/** Since when somebody of the station calls the report nonsense or has deleted it, in ms since 1970. */
function nonsenseSince(campos: Fields): number | undefined {
  const said = isAlive(campos)
    ? [campos.infundado, campos.silenciado].filter((register) => register?.[1])
    : [campos[EXISTS]]
  const times = said.flatMap((register) => (register ? [timeOf(register[0])] : []))
  return times.length > 0 ? Math.min(...times) : undefined
}

/** The station's own photo in the answer to a report that is deleted; what somebody of the station calls nonsense keeps it. */
const closingOf = (row: Row): string => (isAlive(row.campos) ? '' : (reporteOf(row)?.fotoCierre ?? ''))

/** The report names them no more, or every device would go on asking for them. */
async function dropPhotos(query: Query, row: Row, seq: number): Promise<void> {
  const reporte = reporteOf(row)
  if (!reporte) return
  const next = { ...reporte, imagenes: reporte.imagenes.filter((source) => !isStoredPhoto(source)) }
  const { cambios = cambiosOf(next) } = touchReporte(next, reporte)
  const closing = closingOf(row)
  const without = withValues(row.campos, {
    imagenes: next.imagenes,
    cambios,
    ...(closing && { fotoCierre: '' }),
  })
  const campos = isAlive(row.campos) ? without : deleted(without)
  await writeReporte(query, { id: row.id, seq, campos }, row.campos, AUTHOR)
  await query(
    `delete from foto f where f.de = $1 and not exists (
       select 1 from registro where (coleccion, id) <> ($2, $1) and ${mentions('campos', `'idb:' || f.id`)})`,
    [row.id, REPORTES],
  )
  if (closing) await dropPhoto(query, row.id, closing)
}

async function dropNonsense(query: Query, now: Date): Promise<void> {
  const before = now.getTime() - NONSENSE_HOURS * 3_600_000
  const rows = await query<Row & { sent: boolean }>(
    `select * from (
       select r.coleccion as c, r.id, r.campos, r.seq, exists (select 1 from foto where de = r.id) as sent
       from registro r where r.coleccion = $1) r
     where sent or ${mentions('campos', `'"fotoCierre"'`)}`,
    [REPORTES],
  )
  const over = rows.filter(
    (row) => (row.sent || closingOf(row)) && (nonsenseSince(row.campos) ?? Number.POSITIVE_INFINITY) < before,
  )
  const first = await takeNumbers(query, over.length)
  for (const [index, row] of over.entries()) await dropPhotos(query, row, first + index)
}

/**
 * Once a day: the photos of nonsense go, and those that nothing has named for long. A device that still has one sends it
 * again when a record names it.
 */
export async function sweepPhotos(database: Database, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10)
  const swept = await database.transaction(async (query) => {
    await query('lock table central in exclusive mode')
    const [done] = await query(`select 1 from central where clave = 'barrido' and valor = $1`, [day])
    if (done) return false
    await dropNonsense(query, now)
    await query(
      `delete from foto where creada < now() - interval '${UNNAMED_HOURS} hours'
       and id not in (${namedLately(REPLACED_DAYS)})`,
    )
    await query(`delete from cuota where hasta < now()`)
    await query(
      `insert into central (clave, valor) values ('barrido', $1) on conflict (clave) do update set valor = $1`,
      [day],
    )
    return true
  })
  // PGlite never does by itself what lets the next photos have that room.
  if (swept) await database.query('vacuum foto')
}
