import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import * as v from 'valibot'
import { hasCentral, receiver } from '@/access/central/mark'
import { codigoOf } from '@/entities/reportes/codigo'
import { findDuplicates } from '@/entities/reportes/duplicates'
import { puntoSchema } from '@/entities/reportes/punto'
import { reportes } from '@/entities/reportes/queries'
import { ESTADO_LABELS, type Reporte } from '@/entities/reportes/reporte'
import { formatShortDay } from '@/shared/lib/fecha'
import { capitalized } from '@/shared/lib/text'
import { Callout } from '@/shared/ui/box/callout'
import { CopyCheck } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'
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

const TYPING_MS = 600
const MOST_SHOWN = 3

/** What was typed, once the person pauses. */
function usePaused(values: ReportForm): ReportForm {
  const [typed, setTyped] = useState(values)
  useEffect(() => {
    const pause = setTimeout(() => setTyped(values), TYPING_MS)
    return () => clearTimeout(pause)
  }, [values])
  return typed
}

function useSimilar(typed: ReportForm, own: string | undefined) {
  const { data: list = [] } = useQuery(reportes.list)
  return useMemo(() => {
    const sought = {
      titulo: typed.titulo,
      descripcion: typed.descripcion,
      categoria: typed.categoria as Reporte['categoria'],
      ubicacion: typed.ubicacion || undefined,
      // While somebody types a coordinate it may not be a number yet.
      punto: v.is(puntoSchema, typed.punto) ? typed.punto : undefined,
      fechaCreacion: new Date().toISOString(),
    }
    return findDuplicates(own ? { ...sought, id: own } : sought, list, MOST_SHOWN)
  }, [typed, list, own])
}

/** A report's age, which the central tells in steps. */
const since = (minutes: number): string =>
  minutes <= 120 ? 'de hace poco' : minutes <= 1440 ? 'del último día' : 'de estos días'

const nearWords = ({ categoria, hace }: NearReport) => `${categoria}, ${since(hace)}`

type SimilarReportsProps = { values: ReportForm; own: string | undefined }

/**
 * Reports that may be about the same event: this phone's, without their authors, because other people may use it; and
 * the central's near the place, of which it tells only category and, roughly, age.
 */
export function SimilarReports({ values, own }: SimilarReportsProps) {
  const typed = usePaused(values)
  const similar = useSimilar(typed, own)
  const { data: near = [] } = useQuery(nearReports(typed, hasCentral() && !own))
  return (
    <div role="status">
      {similar.length > 0 && (
        <Callout color="blue" icon={<CopyCheck aria-hidden />} title="Parece que ya fue reportado">
          <Text size="sm">
            En este teléfono ya hay un reporte parecido. Si el suyo cuenta algo más, envíelo.
          </Text>
          <ul>
            {similar.map(({ reporte: { id, titulo, estado, fechaCreacion } }) => (
              <li key={id}>
                <b>{titulo}</b> · {codigoOf(id)} · {formatShortDay(fechaCreacion)} · {ESTADO_LABELS[estado]}
              </li>
            ))}
          </ul>
        </Callout>
      )}
      {near.length > 0 && (
        <Callout
          color="blue"
          icon={<CopyCheck aria-hidden />}
          title={`${capitalized(receiver())} ya sabe de algo cerca`}
        >
          <Text size="sm">Si es lo mismo, no hace falta repetirlo. Si el suyo cuenta algo más, envíelo.</Text>
          <ul>
            {[...new Set(near.map(nearWords))].map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Callout>
      )}
    </div>
  )
}
