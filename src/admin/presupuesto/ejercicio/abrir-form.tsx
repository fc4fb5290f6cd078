import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { FormModal } from '@/admin/ui/form/form-modal'
import { WholeInput } from '@/admin/ui/form/whole-input'
import { abrir } from '@/entities/presupuesto/queries'
import { plural } from '@/shared/lib/plural'
import { Text } from '@/shared/ui/text/text'
import type { Ejercicio } from './use-ejercicio'

type AbrirFormProps = Pick<Ejercicio, 'ejercicio' | 'ingresos' | 'gastos' | 'used'> & {
  onOpened: (ejercicio: number) => void
  onClose: () => void
}

function problemOf(nuevo: number | string, used: readonly number[]): string | null {
  if (!/^20\d\d$/.test(String(nuevo))) return 'Escriba un año como 2027.'
  return used.includes(Number(nuevo)) ? `El ejercicio ${nuevo} ya tiene partidas.` : null
}

/** Asks which fiscal year to open with the lines of the shown one. */
export function AbrirForm({ ejercicio, ingresos, gastos, used, onOpened, onClose }: AbrirFormProps) {
  const { mutateAsync } = useMutation(abrir)
  const form = useForm({
    initialValues: { nuevo: Math.max(ejercicio, ...used) + 1 } as { nuevo: number | string },
    validate: { nuevo: (nuevo) => problemOf(nuevo, used) },
  })
  const save = async ({ nuevo }: { nuevo: number | string }) => {
    await mutateAsync({ desde: ejercicio, nuevo: Number(nuevo) })
    onOpened(Number(nuevo))
  }
  return (
    <FormModal
      title="Abrir ejercicio"
      form={form}
      save={save}
      onClose={onClose}
      required={{ fields: ['nuevo'], sentence: 'Escriba el año del ejercicio.' }}
      draft="presupuesto:abrir"
      verb="Abrir ejercicio"
      size="md"
    >
      <Text>
        Se copian {plural(ingresos.length, 'partida', 'partidas')} de ingresos y{' '}
        {plural(gastos.length, 'partida', 'partidas')} de gastos del ejercicio {ejercicio}: sus códigos,
        nombres y programas, con todos los valores en cero.
      </Text>
      <WholeInput label="Ejercicio nuevo" required {...form.getInputProps('nuevo')} />
    </FormModal>
  )
}
