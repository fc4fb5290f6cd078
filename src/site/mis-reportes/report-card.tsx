import { Suspense } from 'react'
import { knowsCentral, receiver } from '@/access/central/mark'
import { codigoOf } from '@/entities/reportes/codigo'
import { envioOf, type Seguimiento } from '@/entities/reportes/mis-reportes/seguimiento'
import { useOnScreen } from '@/entities/reportes/mis-reportes/told'
import { ESTADO_LABELS, type Reporte } from '@/entities/reportes/reporte'
import { capitalized } from '@/shared/lib/text'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Sheet } from '@/shared/ui/box/sheet'
import { StateBadge } from '@/shared/ui/control/state-badge'
import { Picture } from '@/shared/ui/photo/picture'
import { Text, Title } from '@/shared/ui/text/text'
import { EnvioNotes } from '@/site/shell/reporte/lazy-envio-notes'
import { ReportCode } from '@/site/shell/reporte/report-code'
import { ReportActions } from './report-actions'
import classes from './report-card.module.css'
import { envioLabel, Timeline } from './timeline'

const ENVIO_COLORS = { GUARDADO: 'gray', COMPARTIDO: 'blue', RECIBIDO: 'green' } as const

type ReportCardProps = { record: Seguimiento; report: Reporte | undefined }

/** One report of this phone: its content, its progress and what can still be done with it. */
export function ReportCard({ record, report }: ReportCardProps) {
  useOnScreen(record.id)
  const codigo = codigoOf(record.id)
  const envio = envioOf(record)
  const withCentral = knowsCentral() || record.central !== undefined
  const estado = record.acuse?.estado ?? report?.estado
  return (
    <Sheet component="article" pad="wide" aria-label={codigo}>
      <Stack gap="md">
        <Stack gap="xs">
          <Group gap="xs">
            <StateBadge large color={ENVIO_COLORS[envio]}>
              {envioLabel(envio)}
            </StateBadge>
            {estado && (
              <StateBadge large outline>
                {`Estado: ${ESTADO_LABELS[estado]}`}
              </StateBadge>
            )}
          </Group>
          {/* Before the words that it is about: a correction that waits, or that wasn't taken, is not what the station has. */}
          <Suspense>{withCentral && <EnvioNotes id={record.id} only="notes" />}</Suspense>
          <Title order={2} size="h3">
            {report?.titulo ?? 'Este reporte ya no está en el teléfono'}
          </Title>
          {report && (
            <Text size="sm" dimmed>
              {[report.categoria, report.ubicacion].filter(Boolean).join(' · ')}
            </Text>
          )}
        </Stack>
        <div className={classes.halves}>
          <Stack gap="sm">
            {report && <Text className={classes.words}>{report.descripcion}</Text>}
            {report && report.imagenes.length > 0 && (
              <div className={classes.photos}>
                {report.imagenes.map((source, index) => (
                  <Picture
                    key={source}
                    source={source}
                    alt={`Fotografía ${index + 1} de ${report.titulo}`}
                    className={classes.photo}
                    small
                  />
                ))}
              </div>
            )}
            <ReportCode codigo={codigo} />
          </Stack>
          <Timeline record={record} />
        </div>
        <Suspense>{withCentral && <EnvioNotes id={record.id} only="aviso" />}</Suspense>
        {record.central?.eliminado && (
          <Text>{capitalized(receiver())} eliminó este reporte de sus registros.</Text>
        )}
        {report && <ReportActions record={record} report={report} />}
      </Stack>
    </Sheet>
  )
}
