import { useMutation, useQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { hasCentral } from '@/access/central/mark'
import { codigoOf } from '@/entities/reportes/codigo'
import { envios } from '@/entities/reportes/envio/queries'
import { isMineToChange, misReportes } from '@/entities/reportes/mis-reportes'
import { ESTADO_LABELS, type Reporte } from '@/entities/reportes/reporte'
import { ENVIO_LABELS, envioOf, isUnsure, type Seguimiento } from '@/entities/reportes/seguimiento'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Sheet } from '@/shared/ui/box/sheet'
import { Button, LinkButton } from '@/shared/ui/control/button'
import { lazy, nothing } from '@/shared/ui/control/lazy'
import { StateBadge } from '@/shared/ui/control/state-badge'
import { Pencil, Share2, Undo2 } from '@/shared/ui/icon/icons'
import { Dialog } from '@/shared/ui/overlay/dialog'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { useFoot } from '@/shared/ui/overlay/use-foot'
import { Picture } from '@/shared/ui/photo/picture'
import { Text, Title } from '@/shared/ui/text/text'
import { EnvioNotes } from '@/site/shell/central-parts'
import { ReportCode } from '@/site/shell/reporte/report-code'
import { ReportSentQuestion } from '@/site/shell/reporte/report-sent-question'
import { ShareReport } from '@/site/shell/reporte/share-report'
import classes from './report-card.module.css'
import { Timeline } from './timeline'

// Only where there is a central.
const ForgetReport = lazy(() => import('./forget-report').then(({ ForgetReport }) => ForgetReport), nothing)

const ENVIO_COLORS = { GUARDADO: 'gray', COMPARTIDO: 'blue', RECIBIDO: 'green' } as const

type ReportCardProps = { record: Seguimiento; report: Reporte | undefined }

function Actions({ record, report }: { record: Seguimiento; report: Reporte }) {
  const { data } = useQuery({ ...envios.list, enabled: hasCentral() })
  const envio = data?.get(record.id)
  const [sharing, setSharing] = useState(false)
  const { confirm } = useOverlays()
  const unsure = isUnsure(record)
  const shareButton = useRef<HTMLButtonElement>(null)
  const foot = useFoot()
  const { mutate: withdraw, isPending } = useMutation(misReportes.withdraw)
  const askAndWithdraw = async () => {
    const sure = await confirm({
      title: 'Retirar el reporte',
      question: `¿Está seguro de retirar «${report.titulo}»? Se borra de este teléfono${record.central ? ' y de la estación' : ''} y no se puede recuperar.`,
      confirm: 'Retirar',
      danger: true,
    })
    if (sure) withdraw(report)
  }
  return (
    <>
      {unsure && <ReportSentQuestion id={report.id} onAnswered={() => shareButton.current?.focus()} />}
      <Group gap="xs">
        <Button
          ref={shareButton}
          leftSection={<Share2 size={18} aria-hidden />}
          onClick={() => setSharing(true)}
        >
          {record.compartido ? 'Compartir otra vez' : 'Compartir'}
        </Button>
        {isMineToChange(report, record) && envio?.pide !== 'retirar' && (
          <>
            <LinkButton
              to="/reportar"
              search={{ editar: report.id }}
              variant="default"
              leftSection={<Pencil size={18} aria-hidden />}
            >
              Editar
            </LinkButton>
            <Button
              variant="subtle"
              loading={isPending}
              leftSection={<Undo2 size={18} aria-hidden />}
              onClick={() => void askAndWithdraw()}
            >
              Retirar
            </Button>
          </>
        )}
        <Suspense>
          {envio && record.central && !record.central.eliminado && !envio.pide && !envio.olvido && (
            <ForgetReport id={report.id} titulo={report.titulo} />
          )}
        </Suspense>
        {sharing && (
          <Dialog onClose={() => setSharing(false)} title={`Compartir: ${report.titulo}`} size="lg">
            <div ref={foot}>
              <ShareReport report={report} record={record} />
            </div>
          </Dialog>
        )}
      </Group>
    </>
  )
}

/** One report of this phone: its content, its progress and what can still be done with it. */
export function ReportCard({ record, report }: ReportCardProps) {
  const codigo = codigoOf(record.id)
  const envio = envioOf(record)
  const estado = record.acuse?.estado ?? report?.estado
  return (
    <Sheet component="article" pad="wide" aria-label={codigo}>
      <Stack gap="md">
        <Stack gap="xs">
          <Group gap="xs">
            <StateBadge large color={ENVIO_COLORS[envio]}>
              {ENVIO_LABELS[envio]}
            </StateBadge>
            {estado && (
              <StateBadge large outline>
                {`Estado: ${ESTADO_LABELS[estado]}`}
              </StateBadge>
            )}
          </Group>
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
        <Suspense>{hasCentral() && <EnvioNotes id={record.id} />}</Suspense>
        {record.central?.eliminado && <Text>La estación eliminó este reporte de sus registros.</Text>}
        {report && <Actions record={record} report={report} />}
      </Stack>
    </Sheet>
  )
}
