import { metresBetween } from '@/entities/reportes/duplicates'
import type { Reporte } from '@/entities/reportes/reporte'
import type { Query } from '@/server/database/database'
import { mentions } from '@/server/database/mentions'
import { isAlive } from '@/sync/fields'
import type { Row } from '@/sync/wire'
import { REPORTES, reporteOf } from './reporte-row'

const MAX_METRES = 500
const MAX_MS = 72 * 3_600_000
const MOST = 5
/** Distances are rounded up, so that nobody learns from where exactly somebody reported. */
const STEP_METRES = 100

/** `hace` in minutes. */
export type Parecido = { categoria: Reporte['categoria']; metros: number; hace: number }

type Place = { lat: number; lng: number; categoria: Reporte['categoria'] }

const isOpen = ({ estado, infundado, duplicadoDe }: Reporte) =>
  (estado === 'PENDIENTE' || estado === 'EN_PROCESO') && !infundado && !duplicadoDe

/** Open reports of this kind near the place, of the last days; of each no more than that it is there. */
export async function reportesNear(query: Query, { lat, lng, categoria }: Place): Promise<Parecido[]> {
  const rows = await query<Pick<Row, 'id' | 'campos'>>(
    `select id, campos from registro where coleccion = $1 and ${mentions('campos', '$2')}
     and (${mentions('campos', `'"PENDIENTE"'`)} or ${mentions('campos', `'"EN_PROCESO"'`)})`,
    [REPORTES, JSON.stringify(categoria)],
  )
  const now = Date.now()
  return rows
    .flatMap((row): Parecido[] => {
      const reporte = isAlive(row.campos) ? reporteOf(row) : undefined
      if (!reporte?.punto || reporte.categoria !== categoria || !isOpen(reporte)) return []
      const metros = metresBetween(reporte.punto, { ...reporte.punto, lat, lng })
      const age = now - Date.parse(reporte.fechaCreacion)
      if (!(metros <= MAX_METRES && age <= MAX_MS)) return []
      const step = Math.max(1, Math.ceil(metros / STEP_METRES)) * STEP_METRES
      return [{ categoria, metros: step, hace: Math.max(0, Math.round(age / 60_000)) }]
    })
    .sort((a, b) => a.metros - b.metros || a.hace - b.hace)
    .slice(0, MOST)
}
