import { creadoEn, type Reporte } from '@/entities/reportes/reporte'
import type { Query } from '@/server/database/database'
import { mentions } from '@/server/database/written'
import { isAlive } from '@/sync/fields'
import type { Row } from '@/sync/wire'
import { REPORTES, reporteOf } from './reporte-row'

/**
 * In degrees, some 550 m at Ecuador's latitudes: both places are taken to this grid, so that however often somebody asks,
 * and from wherever, no more is learnt of a report than its square.
 */
const SQUARE = 0.005
/** In ms: its age is counted from one full hour to another, and told as no more than one of these, in minutes. */
const HOUR_MS = 3_600_000
const AGES = [120, 24 * 60, 72 * 60]
/** In metres, the same for all: what an app of an earlier version shows. Two neighbouring squares lie within it. */
const WITHIN_METRES = 1600

/** `hace` in minutes, at most. */
export type Parecido = { categoria: Reporte['categoria']; metros: number; hace: number }

type Place = { lat: number; lng: number; categoria: Reporte['categoria'] }

const isOpen = ({ estado, infundado, duplicadoDe }: Reporte) =>
  (estado === 'PENDIENTE' || estado === 'EN_PROCESO') && !infundado && !duplicadoDe

const squareOf = (degrees: number): number => Math.floor(degrees / SQUARE)

const areNeighbours = (a: Pick<Place, 'lat' | 'lng'>, b: Pick<Place, 'lat' | 'lng'>): boolean =>
  Math.abs(squareOf(a.lat) - squareOf(b.lat)) <= 1 && Math.abs(squareOf(a.lng) - squareOf(b.lng)) <= 1

/** Undefined for one that is older than the oldest that is told. */
function ageOf(created: string, now: number): number | undefined {
  const hours = Math.floor(now / HOUR_MS) - Math.floor(Date.parse(created) / HOUR_MS)
  return AGES.find((minutes) => (hours + 1) * 60 <= minutes)
}

/**
 * Whether there is an open report of this kind near the place, and of how long ago the newest is: not how many, where or
 * when. Of what somebody saw or fears of others nothing is told to strangers.
 */
export async function reportesNear(query: Query, place: Place, now: number): Promise<Parecido[]> {
  const { categoria } = place
  if (categoria === 'Seguridad') return []
  const rows = await query<Pick<Row, 'id' | 'campos'>>(
    `select id, campos from registro where coleccion = $1 and ${mentions('campos', '$2')}
     and (${mentions('campos', `'"PENDIENTE"'`)} or ${mentions('campos', `'"EN_PROCESO"'`)})`,
    [REPORTES, JSON.stringify(categoria)],
  )
  const ages = rows.flatMap((row) => {
    const reporte = isAlive(row.campos) ? reporteOf(row) : undefined
    if (!reporte?.punto || reporte.categoria !== categoria || !isOpen(reporte)) return []
    return areNeighbours(reporte.punto, place) ? (ageOf(creadoEn(reporte), now) ?? []) : []
  })
  return ages.length > 0 ? [{ categoria, metros: WITHIN_METRES, hace: Math.min(...ages) }] : []
}
