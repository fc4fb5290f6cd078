import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { DayField } from '@/admin/ui/form/day-field'
import { FormModal } from '@/admin/ui/form/form-modal'
import type { Local } from '@/entities/inspecciones/local'
import { moverVisita } from '@/entities/inspecciones/queries'
import { toDay } from '@/shared/lib/fecha'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { Text } from '@/shared/ui/text/text'

/** Moves the next visit of a premises to a day; without one it is when the plan says. */
export function MoverForm({ local }: { local: Local }) {
  const { mutateAsync: move } = useMutation(moverVisita)
  const patch = useSearchPatch<{ mover: boolean | undefined }>()
  const form = useForm({ initialValues: { dia: local.proxima ?? '' } })
  return (
    <FormModal
      title={`Mover la visita de ${local.nombre}`}
      form={form}
      save={({ dia }) => move({ local, dia, hoy: toDay(new Date()) })}
      onClose={() => patch({ mover: undefined })}
      required={{ fields: [], sentence: '' }}
      draft={`inspecciones:mover:${local.id}`}
      size="md"
    >
      <Text>Cuando se haga la visita, la siguiente vuelve a tocar un año después.</Text>
      <DayField
        label="Día de la visita"
        description="Sin día, toca cuando dice el plan."
        de="PLAN"
        {...form.getInputProps('dia')}
      />
    </FormModal>
  )
}
