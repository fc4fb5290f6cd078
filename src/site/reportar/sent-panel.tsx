import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { codigoOf } from '@/entities/reportes/codigo'
import { misReportes } from '@/entities/reportes/mis-reportes'
import type { Reporte } from '@/entities/reportes/reporte'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Sheet } from '@/shared/ui/box/sheet'
import { Button, LinkButton } from '@/shared/ui/control/button'
import { CircleCheck } from '@/shared/ui/icon/icons'
import { useFoot } from '@/shared/ui/overlay/use-foot'
import { Text, Title } from '@/shared/ui/text/text'
import { ReportCode } from '@/site/shell/report-code'
import { ShareReport } from '@/site/shell/share-report'
import classes from './reportar.module.css'

/** Says what really happened with the report, and shows its code and the ways to send it to the station. */
export function SentPanel({ report, onAnother }: { report: Reporte; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const foot = useFoot()
  const { data: records = [] } = useQuery(misReportes.list)
  const record = records.find(({ id }) => id === report.id)
  useEffect(() => {
    // The form, which is longer, stood here before.
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [])
  const codigo = codigoOf(report.id)
  return (
    <Stack gap="md">
      <Group gap="sm" className={classes.done}>
        <CircleCheck size={36} color="var(--mantine-color-green-text)" aria-hidden />
        <Title order={2} size="h3" ref={heading} tabIndex={-1} className={classes.sent}>
          Su reporte quedó guardado
        </Title>
      </Group>
      <Text>
        {record?.compartido ? (
          'Ya lo envió. La respuesta de la estación se abre en «Mis reportes».'
        ) : (
          <>
            Está en este teléfono, en estado <b>Pendiente</b>. Falta enviarlo: ningún servidor lo lleva solo.
          </>
        )}
      </Text>
      <Stack gap="md" ref={foot}>
        <Stack component="section" gap="sm" aria-labelledby="compartir-reporte">
          <Title order={3} size="h4" id="compartir-reporte">
            Compartir con la estación
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
        <Stack centered>
          <ReportCode codigo={codigo} />
        </Stack>
      </Sheet>
    </Stack>
  )
}
