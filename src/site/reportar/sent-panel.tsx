import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { type CentralMode, centralMark } from '@/access/central/mark'
import { codigoOf } from '@/entities/reportes/codigo'
import { misReportes } from '@/entities/reportes/mis-reportes/queries'
import type { Seguimiento } from '@/entities/reportes/mis-reportes/seguimiento'
import { ENVIADO, ENVIADO_A_NADIE, GUARDADO, useOnScreen } from '@/entities/reportes/mis-reportes/told'
import type { Reporte } from '@/entities/reportes/reporte'
import { formatMoment } from '@/shared/lib/fecha'
import { Disclosure } from '@/shared/ui/box/disclosure'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Sheet } from '@/shared/ui/box/sheet'
import { Button, LinkButton } from '@/shared/ui/control/button'
import { CircleCheck, Share2 } from '@/shared/ui/icon/icons'
import { useFoot } from '@/shared/ui/overlay/use-overlay'
import { Text, Title } from '@/shared/ui/text/text'
import { EnvioNotes } from '@/site/shell/reporte/lazy-envio-notes'
import { ReportCode } from '@/site/shell/reporte/report-code'
import { ShareReport } from '@/site/shell/reporte/share-report'
import classes from './reportar.module.css'

type TextProps = { record: Seguimiento | undefined; central: CentralMode | null }

/** Where the report is now. The specification's own sentence says tú, so that no word around it says usted. */
function Where({ record, central }: TextProps) {
  if (record?.central && central === 'muestra') return ENVIADO_A_NADIE.message
  if (record?.central)
    return (
      <>
        {ENVIADO.message}
        <br />
        Llegó a la estación el {formatMoment(record.central.recibido)}. La respuesta se verá en «Mis
        reportes».
      </>
    )
  return (
    <>
      {!central && !record?.compartido && `${GUARDADO.message} `}
      Está en este teléfono, en estado <b>Pendiente</b>.
      {record?.compartido && ' La respuesta de la estación se abre en «Mis reportes».'}
    </>
  )
}

/** The ways by hand; folded where the report goes by itself, because nobody has to choose one. */
function Ways({ report, record, central }: TextProps & { report: Reporte }) {
  const ways = <ShareReport report={report} record={record} />
  if (central && !record?.central)
    return (
      <Disclosure icon={Share2} title="Sin esperar la señal: otro medio">
        {ways}
      </Disclosure>
    )
  return (
    <Stack component="section" gap="sm" aria-labelledby="compartir-reporte">
      <Title order={3} size="h4" id="compartir-reporte">
        {record?.central ? 'Compartirlo también' : 'Compartir con la estación'}
      </Title>
      {ways}
    </Stack>
  )
}

/** Says what really happened with the report, and shows its code and the ways to send it to the station. */
export function SentPanel({ report, onAnother }: { report: Reporte; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const foot = useFoot()
  useOnScreen(report.id)
  const { data: records = [] } = useQuery(misReportes.list)
  const record = records.find(({ id }) => id === report.id)
  useEffect(() => {
    // The form that stood here was longer: the window is below the heading.
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [])
  const central = centralMark()
  return (
    <Stack gap="md">
      {/* Read out as it changes: no toast says it. */}
      <Stack gap="sm" role="alert">
        <Group gap="sm" className={classes.done}>
          <CircleCheck size={36} color="var(--mantine-color-green-text)" aria-hidden />
          <Title order={2} size="h3" ref={heading} tabIndex={-1} className={classes.sent}>
            {record?.central ? ENVIADO.title : GUARDADO.title}
          </Title>
        </Group>
        <Text>
          <Where record={record} central={central} />
        </Text>
      </Stack>
      <Suspense>{central && <EnvioNotes id={report.id} />}</Suspense>
      <Stack gap="md" ref={foot}>
        <Ways report={report} record={record} central={central} />
        <Group>
          <LinkButton to="/reportar/mis-reportes" variant="default">
            Ver mis reportes
          </LinkButton>
          <Button variant="subtle" onClick={onAnother}>
            Hacer otro reporte
          </Button>
        </Group>
      </Stack>
      <Sheet>
        <Stack align="center">
          <ReportCode codigo={codigoOf(report.id)} />
        </Stack>
      </Sheet>
    </Stack>
  )
}
