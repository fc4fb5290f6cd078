import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { FormModal } from '@/admin/ui/form/form-modal'
import type { Lado } from '@/entities/presupuesto/corte'
import { cortes } from '@/entities/presupuesto/queries'
import { CorteField } from './fields'

type CorteFormProps = { lado: Lado; ejercicio: number; fecha: string; onClose: () => void }

/** Asks of which day the stored figures of one side are. */
export function CorteForm({ lado, ejercicio, fecha, onClose }: CorteFormProps) {
  const { mutateAsync } = useMutation(cortes.save)
  const form = useForm({ initialValues: { fecha } })
  return (
    <FormModal
      title={`Fecha de las cifras de ${lado}`}
      form={form}
      save={(values) => mutateAsync({ lado, ejercicio, fecha: values.fecha })}
      onClose={onClose}
      required={{ fields: [], sentence: '' }}
      draft={`presupuesto:corte-${lado}`}
      size="md"
    >
      <CorteField {...form.getInputProps('fecha')} />
    </FormModal>
  )
}
