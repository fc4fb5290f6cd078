import { useQuery } from '@tanstack/react-query'
import type { Lugar } from '@/entities/despacho/despacho'
import { codigoOf } from '@/entities/reportes/codigo'
import { reportes } from '@/entities/reportes/queries'
import { isStoredPhoto } from '@/shared/lib/picture/photo-source'

/** What a call begins with where it comes from a community report. */
export type Origin = {
  reporte: string
  direccion: string
  detalle: string
  lugar?: Lugar | undefined
  /** Its photos. */
  fotos: readonly string[]
}

const MOST = 500

/**
 * What a call takes over from the community report that it answers: its words too, for those who go. Undefined where this
 * role doesn't see it, null while it is being read, because a form would begin without it.
 */
export function useOrigin(id: string | undefined): Origin | null | undefined {
  const { data: list = [], isFetching } = useQuery(reportes.list)
  const reporte = id && list.find((one) => one.id === id)
  if (!reporte) return id && isFetching ? null : undefined
  const { titulo, descripcion, ubicacion = '', punto, imagenes } = reporte
  const code = ` (reporte ${codigoOf(reporte.id)})`
  const words = [titulo, descripcion].filter(Boolean).join('. ')
  return {
    reporte: reporte.id,
    fotos: imagenes.filter(isStoredPhoto),
    direccion: ubicacion.slice(0, 200),
    detalle: `${words.slice(0, MOST - code.length)}${code}`,
    ...(punto && { lugar: { lat: punto.lat, lng: punto.lng } }),
  }
}
