import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import * as v from 'valibot'
import { codigoOf } from '@/entities/reportes/codigo'
import { findDuplicates } from '@/entities/reportes/duplicates'
import { puntoSchema } from '@/entities/reportes/punto'
import { reportes } from '@/entities/reportes/queries'
import { ESTADO_LABELS, type Reporte } from '@/entities/reportes/reporte'
import { formatShortDay } from '@/shared/lib/fecha'
import { Callout } from '@/shared/ui/box/callout'
import { CopyCheck } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'
import type { ReportForm } from './report-schema'

const TYPING_MS = 600
const MOST_SHOWN = 3

function useSimilar(values: ReportForm, own: string | undefined) {
  const { data: list = [] } = useQuery(reportes.list)
  const [typed, setTyped] = useState(values)
  useEffect(() => {
    const pause = setTimeout(() => setTyped(values), TYPING_MS)
    return () => clearTimeout(pause)
  }, [values])
  return useMemo(() => {
    const sought = {
      titulo: typed.titulo,
      descripcion: typed.descripcion,
      categoria: typed.categoria as Reporte['categoria'],
      ubicacion: typed.ubicacion || undefined,
      // A coordinate may be no number while somebody types it.
      punto: v.is(puntoSchema, typed.punto) ? typed.punto : undefined,
      fechaCreacion: new Date().toISOString(),
    }
    return findDuplicates(own ? { ...sought, id: own } : sought, list, MOST_SHOWN)
  }, [typed, list, own])
}

/**
 * Reports of this phone that may be about the same event. Their authors aren't shown: others may have used this phone.
 */
export function SimilarReports({ values, own }: { values: ReportForm; own: string | undefined }) {
  const similar = useSimilar(values, own)
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
    </div>
  )
}
