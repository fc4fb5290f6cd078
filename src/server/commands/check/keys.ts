import type { Query } from '@/server/database/database'
import { REPORTES } from '@/server/reports/reporte-row'
import { plural } from '@/shared/lib/plural'
import { type Area, listed } from './finding'

const ORPHANS = `from reporte_clave k
  where not exists (select 1 from registro r where r.coleccion = $1 and r.id = k.id)`

/** The phones' keys of reports that aren't here. */
export async function keys(query: Query): Promise<Area> {
  const rows = await query<{ id: string }>(`select k.id ${ORPHANS} order by k.id`, [REPORTES])
  if (rows.length === 0) return { title: 'Llaves de los reportes', findings: [] }
  return {
    title: 'Llaves de los reportes',
    findings: [
      {
        says: `${plural(rows.length, 'llave es de un reporte que no está', 'llaves son de reportes que no están')} (${listed(rows.map(({ id }) => id))}).`,
        repair: {
          would: 'se quitan.',
          done: 'se quitaron.',
          run: (within) => within(`delete ${ORPHANS}`, [REPORTES]),
        },
      },
    ],
  }
}
