import { type ReactNode, Suspense } from 'react'
import { MOST } from '@/entities/reportes/limits'
import { CATEGORIAS } from '@/entities/reportes/options'
import type { Reporte } from '@/entities/reportes/reporte'
import { PICTURE_MB } from '@/shared/lib/picture/picture-type'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { DraftStatus } from '@/shared/ui/form/draft-status'
import { FieldRow } from '@/shared/ui/form/field'
import { SelectField, TextArea, TextField } from '@/shared/ui/form/fields'
import { ScopedForm } from '@/shared/ui/form/form-scope'
import { Send } from '@/shared/ui/icon/icons'
import { DISCARD, useOverlays } from '@/shared/ui/overlay/overlays'
import { useFoot } from '@/shared/ui/overlay/use-overlay'
import { PhotoPicker } from '@/shared/ui/photo/photo-picker'
import { Title } from '@/shared/ui/text/text'
import { EmergencyNotice, loadTheRest, SimilarReports } from './later'
import { LocationField } from './location-field'
import classes from './reportar.module.css'
import { type Changed, useReportForm } from './use-report-form'

const CATEGORY_OPTIONS = [
  ['', 'Elija una categoría'],
  ...CATEGORIAS.map((name) => [name, name] as const),
] as const

const DRAFT_SENTENCES = {
  restored: 'Se recuperó el borrador que estaba escribiendo.',
  saved: 'Borrador guardado en este teléfono. Todavía no se ha enviado.',
  failed: 'No se pudo guardar el borrador: no cierre esta página antes de enviar.',
}

type ReportFormProps = {
  changed?: Changed
  /** The icon for `Guardar cambios`. */
  icon?: ReactNode
  onSaved: (report: Reporte) => void
  onCancel?: () => void
}

/** The report form (spec §2.10). The draft is kept while somebody types and deleted only once the report is on disk. */
export function ReportForm({ changed, icon, onSaved, onCancel }: ReportFormProps) {
  const { load, confirm } = useOverlays()
  const foot = useFoot()
  const { scope, submit, refuse } = useReportForm(changed, onSaved)
  const { form, draft, busy } = scope
  const cancel = async () => {
    if (form.isDirty() && !(await confirm(DISCARD))) return
    await draft.clear()
    onCancel?.()
  }
  return (
    <ScopedForm scope={scope} onSubmit={submit} onWrong={refuse} onFocusCapture={() => loadTheRest(load)}>
      <Stack gap="md">
        <Title order={2} size="h3">
          {changed ? 'Editar su reporte' : 'Formulario de Reporte'}
        </Title>
        <TextField label="Título" required {...form.getInputProps('titulo')} />
        <TextArea label="Descripción" required rows={4} {...form.getInputProps('descripcion')} />
        <SelectField
          label="Categoría"
          required
          options={CATEGORY_OPTIONS}
          {...form.getInputProps('categoria')}
        />
        <Suspense>{form.values.categoria === 'Emergencia' && <EmergencyNotice />}</Suspense>
        <LocationField form={form} />
        <Suspense>
          {form.values.titulo && form.values.categoria && (
            <SimilarReports values={form.values} own={changed?.report.id} />
          )}
        </Suspense>
        <PhotoPicker
          label="Fotografías"
          value={form.values.imagenes}
          onChange={(imagenes) => form.setFieldValue('imagenes', imagenes)}
          max={MOST.imagenes}
          maxMegabytes={PICTURE_MB}
        />
        <Title order={3} size="h4" className={classes.part}>
          Sus datos
        </Title>
        <TextField label="Nombre completo" required autoComplete="name" {...form.getInputProps('nombre')} />
        <FieldRow>
          <TextField
            label="Correo electrónico"
            type="email"
            required
            autoComplete="email"
            {...form.getInputProps('email')}
          />
          <TextField label="Teléfono" type="tel" autoComplete="tel" {...form.getInputProps('telefono')} />
        </FieldRow>
        <DraftStatus draft={draft} sentences={DRAFT_SENTENCES} />
        <FieldRow foot={foot}>
          {onCancel && (
            <Button variant="default" size="lg" onClick={() => void cancel()}>
              Cancelar
            </Button>
          )}
          <Button type="submit" size="lg" loading={busy} leftSection={icon ?? <Send size={20} aria-hidden />}>
            {changed ? 'Guardar cambios' : 'Enviar Reporte'}
          </Button>
        </FieldRow>
      </Stack>
    </ScopedForm>
  )
}
