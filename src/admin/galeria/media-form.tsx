import { SimpleGrid } from '@mantine/core'
import { useForm } from '@mantine/form'
import { FormModal } from '@/admin/ui/form/form-modal'
import { WholeInput } from '@/admin/ui/form/whole-input'
import { type Media, mediaRules, newMedia, SECCION_LABELS } from '@/entities/galeria/media'
import { SECCIONES, type Seccion } from '@/entities/galeria/options'
import { medios } from '@/entities/galeria/queries'
import { toDay } from '@/shared/lib/fecha'
import { byRule } from '@/shared/lib/form/form-values'
import { options } from '@/shared/lib/form/options'
import { ordenError, parseWhole } from '@/shared/lib/form/whole'
import { PICTURE_MB } from '@/shared/lib/picture/picture-type'
import { useSave } from '@/shared/query/use-save'
import { CheckField } from '@/shared/ui/form/check-field'
import { SelectField, TextField } from '@/shared/ui/form/fields'
import { PhotoPicker } from '@/shared/ui/photo/photo-picker'

const OPTIONS = options(SECCIONES, SECCION_LABELS)

type MediaFormProps = {
  media?: Media
  list: readonly Media[]
  seccion?: Seccion | undefined
  onClose: () => void
}

/** Adds or edits one file of the gallery (spec §5). */
export function MediaForm({ media, list, seccion = 'GALERIA', onClose }: MediaFormProps) {
  const save = useSave(medios, media)
  const start = media ?? { ...newMedia(list.length, toDay(new Date())), seccion }
  const form = useForm({
    initialValues: {
      titulo: start.titulo,
      url: start.url,
      creditos: start.creditos,
      seccion: start.seccion,
      orden: start.orden as number | string,
      activo: start.activo,
    },
    validate: {
      titulo: byRule(mediaRules.titulo),
      url: byRule(mediaRules.url),
      orden: ordenError,
    },
  })
  return (
    <FormModal
      title={media ? `Editar ${media.titulo}` : 'Agregar Media'}
      form={form}
      save={(values) => save({ ...values, orden: parseWhole(values.orden), fechaSubida: start.fechaSubida })}
      onClose={onClose}
      required={{ fields: ['titulo', 'url'], sentence: 'Los campos título y URL son obligatorios.' }}
      draft={`galeria:${media?.id ?? 'nuevo'}`}
    >
      <TextField label="Título" required {...form.getInputProps('titulo')} />
      <PhotoPicker
        label="Imagen"
        value={form.values.url ? [form.values.url] : []}
        onChange={([source]) => form.setFieldValue('url', source ?? '')}
        max={1}
        maxMegabytes={PICTURE_MB}
        required
        error={form.errors.url}
      />
      <TextField label="Créditos" {...form.getInputProps('creditos')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <SelectField label="Sección" options={OPTIONS} {...form.getInputProps('seccion')} />
        <WholeInput label="Orden" {...form.getInputProps('orden')} />
      </SimpleGrid>
      <CheckField label="Activo" {...form.getInputProps('activo', { type: 'checkbox' })} />
    </FormModal>
  )
}
