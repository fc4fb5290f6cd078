import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { puntoSchema } from '@/entities/reportes/punto'
import type { ReportForm } from './report-schema'

/** A report that the station has and that is still open: what it is, and how long ago at most (min). */
export type NearReport = { categoria: string; hace: number }

/** The middle of the central's square, of 0.005 degrees: it learns no more of the place, and a small move asks nothing again. */
const SQUARES = 200
const rounded = (degrees: number) => (Math.floor(degrees * SQUARES) + 0.5) / SQUARES

/** The central's open reports of this category near the point; asks nothing without a point or with `asks` false. */
export function nearReports({ punto, categoria }: Pick<ReportForm, 'punto' | 'categoria'>, asks: boolean) {
  const place = asks && categoria && v.is(puntoSchema, punto) ? punto : null
  const [lat, lng] = [rounded(place?.lat ?? 0), rounded(place?.lng ?? 0)]
  return queryOptions({
    queryKey: ['central', 'cerca', categoria, lat, lng],
    enabled: place !== null,
    retry: false,
    // Others report meanwhile.
    staleTime: 60_000,
    queryFn: async (): Promise<NearReport[]> => {
      const { callCentral } = await import('@/access/central/http')
      const asked = new URLSearchParams({ lat: String(lat), lng: String(lng), categoria })
      const { parecidos } = await callCentral<{ parecidos: NearReport[] }>('GET', `/reportes/cerca?${asked}`)
      return parecidos
    },
  })
}
