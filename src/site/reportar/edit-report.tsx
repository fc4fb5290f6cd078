import { Alert, Button, Stack } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { isMineToChange, misReportes } from '@/entities/reportes/mis-reportes'
import { reportes } from '@/entities/reportes/reportes'
import { ReportForm } from './report-form'

/** Changes a report of this phone while it is nowhere else. */
export function EditReport({ id }: { id: string }) {
  const { data: records } = useSuspenseQuery(misReportes.list)
  const { data: list } = useSuspenseQuery(reportes.list)
  const navigate = useNavigate()
  const back = () => void navigate({ to: '/reportar/mis-reportes' })
  const report = list.find((one) => one.id === id)
  const record = records.find((one) => one.id === id)
  if (report && record && isMineToChange(report, record))
    return <ReportForm key={id} report={report} onSaved={back} onCancel={back} />
  return (
    <Stack>
      <Alert color="orange" icon={<CircleAlert aria-hidden />} title="Ese reporte ya no se puede editar">
        Solo se puede cambiar un reporte de este teléfono que todavía no se compartió.
      </Alert>
      <Button component={Link} to="/reportar/mis-reportes" variant="default">
        Ver mis reportes
      </Button>
    </Stack>
  )
}
