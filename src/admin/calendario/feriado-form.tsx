import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { DayField } from '@/admin/ui/form/day-field'
import { FormModal } from '@/admin/ui/form/form-modal'
import { feriados } from '@/entities/calendario/queries'
import { isDay } from '@/shared/lib/dias'
import { TextField } from '@/shared/ui/form/fields'

/** Notes a day of rest that the law doesn't name: of the canton, or of a decree. */
export function FeriadoForm({ onClose }: { onClose: () => void }) {
  const { mutateAsync: decir } = useMutation(feriados.decir)
  const form = useForm({
    initialValues: { dia: '', nombre: '' },
    validate: { dia: (dia) => (isDay(dia) ? null : 'Escriba el día.') },
  })
  return (
    <FormModal
      title="Agregar feriado"
      form={form}
      save={({ dia, nombre }) => decir({ dia, nombre: nombre.trim(), fuera: false })}
      onClose={onClose}
      required={{ fields: ['dia'], sentence: 'Escriba el día.' }}
      draft="calendario:feriado"
      size="md"
    >
      <DayField
        label="Día de descanso"
        description="Si el feriado se trasladó, el día en que no se trabaja."
        de="PLAN"
        required
        {...form.getInputProps('dia')}
      />
      <TextField label="Nombre" placeholder="Cantonización" {...form.getInputProps('nombre')} />
    </FormModal>
  )
}
