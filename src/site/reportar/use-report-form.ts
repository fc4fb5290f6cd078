import { schemaResolver, useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import type { Reporte } from '@/entities/reportes/reporte'
import { MARKED_FIELDS } from '@/shared/lib/form/rules'
import { askToPersist } from '@/shared/storage/device/probe'
import { useFormScope } from '@/shared/ui/form/form-scope'
import { ERROR } from '@/shared/ui/overlay/overlays'
import { useErrorToast } from '@/shared/ui/overlay/use-error-toast'
import { loadSaving } from './later'
import { EMPTY_REPORT, REQUIRED_FIELDS, type ReportForm, reportFormSchema } from './report-schema'

export const DRAFT = 'reportar'

/** An unshared report of this phone and the form's initial values. */
export type Changed = { report: Reporte; initial: ReportForm }

/** The state of the form for a new or changed report. `onSaved` is called once it is on disk. */
export function useReportForm(changed: Changed | undefined, onSaved: (report: Reporte) => void) {
  const client = useQueryClient()
  const form = useForm<ReportForm>({
    initialValues: changed?.initial ?? EMPTY_REPORT,
    validateInputOnBlur: ['punto.lat', 'punto.lng'],
    validate: schemaResolver(reportFormSchema, { sync: true }),
  })
  const { say, settle } = useErrorToast(Object.keys(form.errors).length === 0)
  const scope = useFormScope(changed ? `${DRAFT}:${changed.report.id}` : DRAFT, form)

  const save = async (values: ReportForm): Promise<Reporte | undefined> => {
    settle()
    const loaded = await loadSaving().catch((error: unknown) => console.error('Error al guardar', error))
    if (!loaded) {
      say('No se pudo enviar el reporte. Inténtalo de nuevo.')
      return undefined
    }
    return loaded.saveReport(client, values, changed?.report)
  }

  const submit = async (values: ReportForm) => {
    const saved = await save(values)
    if (!saved) return
    askToPersist()
    await scope.draft.clear()
    form.reset()
    onSaved(saved)
  }
  const refuse = (_errors: unknown, values: ReportForm) => {
    const missing = REQUIRED_FIELDS.some((field) => !values[field].trim())
    if (missing) say(ERROR, 'Por favor completa todos los campos obligatorios.')
    else say(...MARKED_FIELDS)
  }
  return { scope, submit, refuse }
}
