import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { hasCentral } from '@/access/central/mark'
import { misReportes } from '@/entities/reportes/mis-reportes/queries'
import { isMineToChange } from '@/entities/reportes/mis-reportes/repository'
import { reportes } from '@/entities/reportes/queries'
import { Callout } from '@/shared/ui/box/callout'
import { Stack } from '@/shared/ui/box/layout'
import { LinkButton } from '@/shared/ui/control/button'
import { CircleAlert, Save } from '@/shared/ui/icon/icons'
import { ReportForm } from './report-form'
import { formOf } from './report-schema'

/** Edits a report of this phone that has not been shared yet. */
export function EditReport({ id }: { id: string }) {
  const { data: records } = useSuspenseQuery(misReportes.list)
  const { data: list } = useSuspenseQuery(reportes.list)
  const navigate = useNavigate()
  const back = () => void navigate({ to: '/reportar/mis-reportes' })
  const report = list.find((one) => one.id === id)
  const record = records.find((one) => one.id === id)
  if (report && record && isMineToChange(report, record))
    return (
      <ReportForm
        key={id}
        changed={{ report, initial: formOf(report) }}
        icon={<Save size={20} aria-hidden />}
        onSaved={back}
        onCancel={back}
      />
    )
  return (
    <Stack>
      <Callout color="orange" icon={<CircleAlert aria-hidden />} title="Ese reporte ya no se puede editar">
        {hasCentral()
          ? 'Solo se puede cambiar un reporte de este teléfono que la estación todavía no atiende.'
          : 'Solo se puede cambiar un reporte de este teléfono que todavía no se compartió.'}
      </Callout>
      <LinkButton to="/reportar/mis-reportes" variant="default">
        Ver mis reportes
      </LinkButton>
    </Stack>
  )
}
