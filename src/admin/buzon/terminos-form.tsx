import { schemaResolver, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { DayField } from '@/admin/ui/form/day-field'
import { FormModal } from '@/admin/ui/form/form-modal'
import { terminos as resource } from '@/entities/solicitudes/queries'
import { type Terminos, type TerminosGuardados, terminosDistintos } from '@/entities/solicitudes/terminos'
import { terminosForm } from '@/entities/solicitudes/terminos-form'
import { parseWhole } from '@/shared/lib/form/whole'
import { CheckField } from '@/shared/ui/form/check-field'
import { TextArea, TextField } from '@/shared/ui/form/fields'

type TerminosFormProps = { terminos: Terminos; guardados: TerminosGuardados; onClose: () => void }

/** In how many days a request is answered, and where that is from: data, as the law may change. */
export function TerminosForm({ terminos, guardados, onClose }: TerminosFormProps) {
  const { mutateAsync: save } = useMutation(resource.save)
  const { dias, prorroga, habiles, fuente, fechaFuente, feriados } = terminos
  const form = useForm({
    initialValues: { dias: String(dias), prorroga: String(prorroga), habiles, fuente, fechaFuente },
    validate: schemaResolver(terminosForm, { sync: true }),
  })
  return (
    <FormModal
      title="Plazos y fuente"
      form={form}
      save={(values) => {
        const whole = { dias: parseWhole(values.dias), prorroga: parseWhole(values.prorroga) }
        return save({ base: guardados, next: terminosDistintos({ ...values, ...whole, feriados }) })
      }}
      onClose={onClose}
      required={{
        fields: ['dias', 'prorroga', 'fuente'],
        sentence: 'Complete los días y de dónde salen.',
      }}
      draft="solicitudes:plazos"
      size="md"
    >
      <TextField label="Días para contestar" inputMode="numeric" required {...form.getInputProps('dias')} />
      <TextField
        label="Días que agrega la prórroga"
        inputMode="numeric"
        required
        {...form.getInputProps('prorroga')}
      />
      <CheckField
        label="Cuentan solo los días hábiles"
        {...form.getInputProps('habiles', { type: 'checkbox' })}
      />
      <TextArea label="Fuente" rows={4} required {...form.getInputProps('fuente')} />
      <DayField label="Fecha de la fuente" de="SUCESO" {...form.getInputProps('fechaFuente')} />
    </FormModal>
  )
}
