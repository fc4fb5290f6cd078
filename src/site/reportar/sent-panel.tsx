import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { centralMark } from '@/access/central/mark'
import { codigoOf } from '@/entities/reportes/codigo'
import { misReportes } from '@/entities/reportes/mis-reportes'
import type { Reporte } from '@/entities/reportes/reporte'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Sheet } from '@/shared/ui/box/sheet'
import { Button, LinkButton } from '@/shared/ui/control/button'
import { CircleCheck } from '@/shared/ui/icon/icons'
import { useFoot } from '@/shared/ui/overlay/use-foot'
import { Text, Title } from '@/shared/ui/text/text'
import { EnvioNotes } from '@/site/shell/reporte/lazy-envio-notes'
import { ReportCode } from '@/site/shell/reporte/report-code'
import { ShareReport } from '@/site/shell/reporte/share-report'
import classes from './reportar.module.css'

const ARRIVED = {
  suya: { title: 'Su reporte llegó a la estación', sentence: 'Su respuesta se verá en «Mis reportes».' },
  muestra: {
    title: 'Su reporte llegó a la central de muestra',
    sentence: 'Ninguna estación lo lee: sirve para probar.',
  },
}

/** Says what really happened with the report, and shows its code and the ways to send it to the station. */
export function SentPanel({ report, onAnother }: { report: Reporte; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const foot = useFoot()
  const { data: records = [] } = useQuery(misReportes.list)
  const record = records.find(({ id }) => id === report.id)
  useEffect(() => {
    // The form that stood here was longer: the window is below the heading.
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [])
  const codigo = codigoOf(report.id)
  const central = centralMark()
  const arrived = record?.central !== undefined
  return (
    <Stack gap="md">
      <Group gap="sm" className={classes.done}>
        <CircleCheck size={36} color="var(--mantine-color-green-text)" aria-hidden />
        <Title order={2} size="h3" ref={heading} tabIndex={-1} className={classes.sent}>
          {arrived ? ARRIVED[central ?? 'suya'].title : 'Su reporte quedó guardado'}
        </Title>
      </Group>
      <Text>
        {arrived ? (
          ARRIVED[central ?? 'suya'].sentence
        ) : record?.compartido ? (
          'Ya lo envió. La respuesta de la estación se abre en «Mis reportes».'
        ) : (
          <>
            Está en este teléfono, en estado <b>Pendiente</b>.{' '}
            {!central && 'Falta enviarlo: ningún servidor lo lleva solo.'}
          </>
        )}
      </Text>
      <Suspense>{central && <EnvioNotes id={report.id} />}</Suspense>
      <Stack gap="md" ref={foot}>
        <Stack component="section" gap="sm" aria-labelledby="compartir-reporte">
          <Title order={3} size="h4" id="compartir-reporte">
            {arrived ? 'Compartirlo también' : 'Compartir con la estación'}
          </Title>
          <ShareReport report={report} record={record} />
        </Stack>
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
          <ReportCode codigo={codigo} />
        </Stack>
      </Sheet>
    </Stack>
  )
}
