import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { DayField } from '@/admin/ui/form/day-field'
import { FormModal } from '@/admin/ui/form/form-modal'
import { anotar } from '@/entities/inspecciones/visita/queries'
import type { Visita } from '@/entities/inspecciones/visita/visita'
import { toDay } from '@/shared/lib/fecha'
import { Text } from '@/shared/ui/text/text'

/** Writes the day of a visit that a clock ahead dated: until then it counts for nothing. */
export function DiaForm({ visita, onClose }: { visita: Visita; onClose: () => void }) {
  const { mutateAsync: note } = useMutation(anotar)
  const form = useForm({
    initialValues: { dia: '' },
    validate: {
      dia: (dia) => (dia && dia <= toDay(new Date()) ? null : 'Escriba el día en que se hizo, hasta hoy.'),
    },
  })
  return (
    <FormModal
      title="Poner el día de la visita"
      form={form}
      save={({ dia }) =>
        note({
          id: visita.id,
          change: ({ fin = '' }) => ({ dia, fin: `${dia}T${fin.slice(11) || '00:00'}` }),
        })
      }
      onClose={onClose}
      required={{ fields: ['dia'], sentence: 'Falta el día de la visita.' }}
      draft={`inspecciones:dia:${visita.id}`}
      size="md"
    >
      <Text>El reloj de quien la hizo estaba adelantado. Lo que se vio queda como está.</Text>
      <DayField label="Día en que se hizo" de="SUCESO" required {...form.getInputProps('dia')} />
    </FormModal>
  )
}
