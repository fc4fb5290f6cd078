import { schemaResolver, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { DayField } from '@/admin/ui/form/day-field'
import { FormModal } from '@/admin/ui/form/form-modal'
import { cambiosDe } from '@/entities/lotaip/catalogo'
import { plazosForm } from '@/entities/lotaip/plazos-form'
import { catalogo } from '@/entities/lotaip/queries'
import { parseWhole } from '@/shared/lib/form/whole'
import { TextArea, TextField } from '@/shared/ui/form/fields'
import type { useLotaip } from './use-lotaip'

type PlazosFormProps = {
  lotaip: Pick<ReturnType<typeof useLotaip>, 'catalogo' | 'guardado'>
  onClose: () => void
}

/** When a month is due, how its files are called, and where the catalogue is from: data, as the law may change. */
export function PlazosForm({ lotaip, onClose }: PlazosFormProps) {
  const { catalogo: now, guardado } = lotaip
  const { numerales, ...lines } = now
  const { mutateAsync: save } = useMutation(catalogo.save)
  const form = useForm({
    initialValues: { ...lines, dia: String(lines.dia) },
    validate: schemaResolver(plazosForm, { sync: true }),
  })
  return (
    <FormModal
      title="Plazos, archivos y fuente"
      form={form}
      save={(values) =>
        save({
          base: guardado,
          next: cambiosDe({ ...values, numerales, dia: parseWhole(values.dia) }, guardado),
        })
      }
      onClose={onClose}
      required={{
        fields: ['dia', 'archivoDatos', 'archivoDiccionario', 'archivoMetadatos', 'fuente'],
        sentence: 'Complete los campos obligatorios.',
      }}
      draft="lotaip:plazos"
    >
      <TextField
        label="Día límite del mes siguiente"
        description="Si cae en fin de semana o feriado, el plazo pasa al siguiente día laborable. Los feriados están en Calendario."
        inputMode="numeric"
        required
        {...form.getInputProps('dia')}
      />
      <TextField label="Archivo de datos" required {...form.getInputProps('archivoDatos')} />
      <TextField label="Archivo del diccionario" required {...form.getInputProps('archivoDiccionario')} />
      <TextField label="Archivo de metadatos" required {...form.getInputProps('archivoMetadatos')} />
      <TextArea label="Fuente del catálogo" rows={3} required {...form.getInputProps('fuente')} />
      <DayField label="Fecha de la fuente" de="SUCESO" {...form.getInputProps('fechaFuente')} />
    </FormModal>
  )
}
