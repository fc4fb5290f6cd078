import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { DayField } from '@/admin/ui/form/day-field'
import { FormModal } from '@/admin/ui/form/form-modal'
import { type Miembro, miembroTogether } from '@/entities/personal/miembro'
import { leaveMiembro, miembros } from '@/entities/personal/queries'
import { isDay } from '@/shared/lib/dias'
import { toDay } from '@/shared/lib/fecha'
import { problemsAmong } from '@/shared/lib/form/fields-rule'
import { TextField } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'

const WHEN = 'Escriba el último día.'

/** Turns a person off, with the day and the reason: asked later, nobody remembers them. */
export function LeaveForm({ miembro, onClose }: { miembro: Miembro; onClose: () => void }) {
  const update = useMutation(miembros.update)
  const form = useForm({
    initialValues: { fechaSalida: toDay(new Date()), motivoSalida: '' },
    validate: {
      fechaSalida: (day) => {
        if (!isDay(day)) return WHEN
        const leaving = { ...miembro, activo: false, fechaSalida: day }
        return problemsAmong(miembroTogether, leaving).fechaSalida ?? null
      },
    },
  })
  return (
    <FormModal
      title={`Desactivar a ${miembro.nombres}`}
      form={form}
      save={(values) => update.mutateAsync(leaveMiembro(miembro.id, values))}
      onClose={onClose}
      required={{ fields: ['fechaSalida'], sentence: WHEN }}
      draft={`personal:salida:${miembro.id}`}
      verb="Desactivar"
      size="md"
    >
      <Text>
        Sale del sitio, de las guardias y de los despachos, y sus teléfonos dejan de tener acceso. Su ficha y
        sus horas quedan, y se puede activar otra vez.
      </Text>
      <DayField label="Fecha de salida" de="ORIGEN" required {...form.getInputProps('fechaSalida')} />
      <TextField
        label="Motivo de la salida"
        description="Si no se sabe, déjelo en blanco."
        {...form.getInputProps('motivoSalida')}
      />
    </FormModal>
  )
}
