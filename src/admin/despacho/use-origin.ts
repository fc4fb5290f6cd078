import { useQuery } from '@tanstack/react-query'
import { codigoOf } from '@/entities/reportes/codigo'
import { reportes } from '@/entities/reportes/queries'
import type { Origin } from './despacho-form'

/** What a call takes over from the community report that it answers; undefined where this role doesn't see it. */
export function useOrigin(id: string | undefined): Origin | undefined {
  const { data: list = [] } = useQuery(reportes.list)
  const reporte = id && list.find((one) => one.id === id)
  if (!reporte) return undefined
  const { titulo, ubicacion = '', punto } = reporte
  return {
    reporte: reporte.id,
    tipo: 'RESCATE',
    direccion: ubicacion.slice(0, 200),
    detalle: `${titulo} (reporte ${codigoOf(reporte.id)})`.slice(0, 500),
    ...(punto && { lugar: { lat: punto.lat, lng: punto.lng } }),
  }
}
