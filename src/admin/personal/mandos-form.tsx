import { useForm } from '@mantine/form'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { FormModal } from '@/admin/ui/form/form-modal'
import { linesOf } from '@/admin/ui/form/lines'
import { mandos } from '@/entities/personal/queries'
import { TextArea } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'

/** The positions that lead a run, as this brigade has them. */
export function MandosForm({ onClose }: { onClose: () => void }) {
  const { data: base } = useSuspenseQuery(mandos.query)
  const save = useMutation(mandos.save)
  const form = useForm({ initialValues: { cargos: base.cargos.join('\n') } })
  return (
    <FormModal
      title="Cargos que van al mando"
      form={form}
      save={({ cargos }) => save.mutateAsync({ base, next: { cargos: linesOf(cargos) } })}
      onClose={onClose}
      required={{ fields: [], sentence: '' }}
      draft="personal:mandos"
    >
      <Text>
        Quien tiene uno de estos cargos cuenta para ir al mando en guardias y salidas. De una sola persona se
        corrige en su ficha, en «¿Puede ir al mando?».
      </Text>
      <TextArea
        label="Cargos"
        description="Uno en cada línea. Vale también dentro de otro: «Teniente» cuenta en «Teniente coronel»."
        rows={10}
        {...form.getInputProps('cargos')}
      />
    </FormModal>
  )
}
