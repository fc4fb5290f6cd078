import { Button, NativeSelect, SimpleGrid, Stack, TextInput, Title } from '@mantine/core'
import { Save, Send } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { CATEGORIAS } from '@/entities/reportes/opciones'
import type { Reporte } from '@/entities/reportes/reporte'
import { PhotoPicker } from '@/shared/ui/photo-picker'
import { TextArea } from '@/shared/ui/text-area'
import { DraftStatus } from './draft-status'
import { EmergencyNotice, loadTheRest } from './later'
import { LocationField } from './location-field'
import { MOST } from './report-schema'
import { useReportForm } from './use-report-form'

// Only somebody who has begun to write needs the comparison.
const SimilarReports = lazy(() =>
  import('./similar-reports').then(({ SimilarReports }) => ({ default: SimilarReports })),
)

type ReportFormProps = {
  /** One that is being changed. */
  report?: Reporte
  onSaved: (report: Reporte) => void
  onCancel?: () => void
}

/** Spec §2.10. The draft is kept while it is typed and forgotten only once the report is on disk. */
export function ReportForm({ report, onSaved, onCancel }: ReportFormProps) {
  const { form, draft, submit, busy } = useReportForm(report, onSaved)
  const cancel = async () => {
    await draft.clear()
    onCancel?.()
  }
  return (
    <form onSubmit={submit} onFocusCapture={loadTheRest} noValidate>
      <Stack gap="md">
        <Title order={2} fz="h3">
          {report ? 'Editar su reporte' : 'Formulario de Reporte'}
        </Title>
        <TextInput label="Título" required {...form.getInputProps('titulo')} />
        <TextArea label="Descripción" required rows={4} {...form.getInputProps('descripcion')} />
        <NativeSelect
          label="Categoría"
          required
          data={[{ value: '', label: 'Elija una categoría' }, ...CATEGORIAS]}
          {...form.getInputProps('categoria')}
        />
        <Suspense>{form.values.categoria === 'Emergencia' && <EmergencyNotice />}</Suspense>
        <LocationField form={form} />
        <Suspense>
          {form.values.titulo && form.values.categoria && (
            <SimilarReports values={form.values} own={report?.id} />
          )}
        </Suspense>
        <PhotoPicker
          label="Fotografías"
          value={form.values.imagenes}
          onChange={(imagenes) => form.setFieldValue('imagenes', imagenes)}
          max={MOST.imagenes}
          maxMegabytes={10}
        />
        <Title order={3} fz="h4" mt="sm">
          Sus datos
        </Title>
        <TextInput label="Nombre completo" required autoComplete="name" {...form.getInputProps('nombre')} />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label="Correo electrónico"
            type="email"
            required
            autoComplete="email"
            {...form.getInputProps('email')}
          />
          <TextInput label="Teléfono" type="tel" autoComplete="tel" {...form.getInputProps('telefono')} />
        </SimpleGrid>
        <DraftStatus state={draft.state} />
        <SimpleGrid cols={onCancel ? { base: 1, xs: 2 } : 1}>
          {onCancel && (
            <Button variant="default" size="lg" onClick={() => void cancel()}>
              Cancelar
            </Button>
          )}
          <Button
            type="submit"
            size="lg"
            loading={busy}
            leftSection={report ? <Save size={20} aria-hidden /> : <Send size={20} aria-hidden />}
          >
            {report ? 'Guardar cambios' : 'Enviar Reporte'}
          </Button>
        </SimpleGrid>
      </Stack>
    </form>
  )
}
