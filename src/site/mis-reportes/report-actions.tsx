import { useMutation, useQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { hasCentral, receiver } from '@/access/central/mark'
import { envios } from '@/entities/reportes/envio/queries'
import { misReportes } from '@/entities/reportes/mis-reportes/queries'
import { isMineToChange } from '@/entities/reportes/mis-reportes/repository'
import { isUnsure, type Seguimiento } from '@/entities/reportes/mis-reportes/seguimiento'
import type { Reporte } from '@/entities/reportes/reporte'
import { Group } from '@/shared/ui/box/layout'
import { Button, LinkButton } from '@/shared/ui/control/button'
import { lazy, nothing } from '@/shared/ui/control/lazy'
import { Pencil, Share2, Undo2 } from '@/shared/ui/icon/icons'
import { Dialog } from '@/shared/ui/overlay/dialog'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { useFoot } from '@/shared/ui/overlay/use-overlay'
import { ReportSentQuestion } from '@/site/shell/reporte/report-sent-question'
import { ShareReport } from '@/site/shell/reporte/share-report'

// Loaded only where there is a central.
const ForgetReport = lazy(() => import('./forget-report').then(({ ForgetReport }) => ForgetReport), nothing)

/** What the author can still do with a report: share it, correct it, withdraw it, have it deleted at the station. */
export function ReportActions({ record, report }: { record: Seguimiento; report: Reporte }) {
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
      question: `¿Está seguro de retirar «${report.titulo}»? Se borra de este teléfono${record.central ? ` y de ${receiver()}` : ''} y no se puede recuperar.`,
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
