import { schemaResolver, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { misReportes } from '@/entities/reportes/mis-reportes'
import { newReporte, type Reporte } from '@/entities/reportes/reporte'
import { reportes } from '@/entities/reportes/reportes'
import { askToPersist } from '@/shared/storage/probe'
import { showError } from '@/shared/ui/toasts'
import { useDraft } from '@/shared/ui/use-draft'
import {
  contentOf,
  EMPTY_REPORT,
  formOf,
  REQUIRED_FIELDS,
  type ReportForm,
  reportFormSchema,
} from './report-schema'

export const DRAFT = 'reportar'

/** A new report, or one of this phone's that was not shared yet. `onSaved` comes once it is on disk. */
export function useReportForm(report: Reporte | undefined, onSaved: (report: Reporte) => void) {
  const create = useMutation(reportes.create)
  const follow = useMutation(misReportes.follow)
  const edit = useMutation(misReportes.edit)
  const form = useForm<ReportForm>({
    initialValues: report ? formOf(report) : EMPTY_REPORT,
    validateInputOnBlur: ['punto.lat', 'punto.lng'],
    validate: schemaResolver(reportFormSchema, { sync: true }),
  })
  const draft = useDraft(report ? `${DRAFT}:${report.id}` : DRAFT, form)

  const save = async (values: ReportForm): Promise<Reporte | undefined> => {
    const content = contentOf(values)
    if (report) return edit.mutateAsync({ next: content, base: report })
    // What is shown next gets fetched while the report is written.
    void import('./sent-panel').catch(() => undefined)
    const [created] = await create.mutateAsync(newReporte(content, new Date().toISOString()))
    // The report is safe by now; what failed here has said so itself.
    if (created) await follow.mutateAsync(created).catch(() => undefined)
    return created
  }

  const submit = form.onSubmit(
    async (values) => {
      const saved = await save(values).catch(() => undefined)
      if (!saved) return
      askToPersist()
      await draft.clear()
      form.reset()
      onSaved(saved)
    },
    (_errors, values) => {
      const missing = REQUIRED_FIELDS.some((field) => !values[field].trim())
      showError(missing ? 'Por favor completa todos los campos obligatorios.' : 'Revise los campos marcados.')
    },
  )
  return { form, draft, submit, busy: create.isPending || edit.isPending }
}
