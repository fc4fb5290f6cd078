import { schemaResolver, useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Reporte } from '@/entities/reportes/reporte'
import { MARKED_FIELDS } from '@/shared/lib/form/rules'
import { askToPersist } from '@/shared/storage/device/probe'
import { whenComplete } from '@/shared/ui/form/before-submit'
import { useDraft } from '@/shared/ui/form/use-draft'
import { showError } from '@/shared/ui/overlay/toasts'
import { loadSaving } from './later'
import { EMPTY_REPORT, REQUIRED_FIELDS, type ReportForm, reportFormSchema } from './report-schema'

export const DRAFT = 'reportar'

/** A report of this phone that was not shared yet, and what the form begins with. */
export type Changed = { report: Reporte; initial: ReportForm }

/** A new report, or a changed one. `onSaved` comes once it is on disk. */
export function useReportForm(changed: Changed | undefined, onSaved: (report: Reporte) => void) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const form = useForm<ReportForm>({
    initialValues: changed?.initial ?? EMPTY_REPORT,
    validateInputOnBlur: ['punto.lat', 'punto.lng'],
    validate: schemaResolver(reportFormSchema, { sync: true }),
  })
  const draft = useDraft(changed ? `${DRAFT}:${changed.report.id}` : DRAFT, form)

  const save = async (values: ReportForm): Promise<Reporte | undefined> => {
    const loaded = await loadSaving().catch((error: unknown) => console.error('Error al guardar', error))
    if (!loaded) {
      showError('No se pudo enviar el reporte. Inténtalo de nuevo.')
      return undefined
    }
    return loaded.saveReport(client, values, changed?.report).catch(() => undefined)
  }

  const submitValues = form.onSubmit(
    async (values) => {
      setBusy(true)
      const saved = await save(values)
      setBusy(false)
      if (!saved) return
      askToPersist()
      await draft.clear()
      form.reset()
      onSaved(saved)
    },
    (_errors, values) => {
      const missing = REQUIRED_FIELDS.some((field) => !values[field].trim())
      showError(missing ? 'Por favor completa todos los campos obligatorios.' : MARKED_FIELDS)
    },
  )
  return { form, draft, submit: whenComplete(submitValues, setBusy), busy }
}
