import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { FormModal } from '@/admin/ui/form/form-modal'
import { cerrar } from '@/entities/presupuesto/queries'
import { TextArea } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'

const WHY = 'Escriba por qué se reabre.'

/** Opens a closed fiscal year again, for a reason that stays beside it. */
export function ReabrirForm({ ejercicio, onClose }: { ejercicio: number; onClose: () => void }) {
  const { mutateAsync: change } = useMutation(cerrar)
  const form = useForm({
    initialValues: { motivo: '' },
    validate: { motivo: (motivo) => (motivo.trim() ? null : WHY) },
  })
  return (
    <FormModal
      title={`Reabrir el ejercicio ${ejercicio}`}
      form={form}
      save={({ motivo }) => change({ ejercicio, cerrado: false, motivo: motivo.trim() })}
      onClose={onClose}
      required={{ fields: ['motivo'], sentence: WHY }}
      draft={`presupuesto:reabrir-${ejercicio}`}
      verb="Reabrir ejercicio"
      size="md"
    >
      <Text>Quien edita el presupuesto podrá cambiar otra vez sus partidas.</Text>
      <TextArea
        label="Motivo"
        description="Queda anotado con el día y con quién lo reabrió."
        rows={2}
        required
        {...form.getInputProps('motivo')}
      />
    </FormModal>
  )
}
