import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useUser } from '@/access/current-user'
import { FormModal } from '@/admin/ui/form/form-modal'
import { contadoAt } from '@/entities/inventario/existencias'
import type { Item } from '@/entities/inventario/item'
import { fallaRules } from '@/entities/inventario/revision/falla'
import { fallasList } from '@/entities/inventario/revision/listas'
import { fallas } from '@/entities/inventario/revision/queries'
import { byRule } from '@/shared/lib/form/form-values'
import { newId } from '@/shared/storage/ids'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { TextField } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'

/** What it usually is: one tap more and it is said. */
const USUAL = {
  VEHICULO: ['No arranca', 'Frenos', 'Llanta', 'En el taller', 'Falta un papel'],
  otros: ['Roto', 'Fuga', 'Sin carga', 'En reparación'],
} as const

type FueraFormProps = { item: Item; onClose: () => void }

/** Takes an item out of service with its reason, until somebody signs that it is well again. */
export function FueraForm({ item, onClose }: FueraFormProps) {
  const user = useUser()
  const { mutateAsync } = useMutation(fallas.anotar)
  const isVehiculo = item.categoria === 'VEHICULO'
  const form = useForm({ initialValues: { que: '' }, validate: { que: byRule(fallaRules.que) } })
  const save = ({ que }: { que: string }) =>
    mutateAsync({
      records: [
        {
          ...{ id: newId(fallasList.idPrefix), item: item.id, nombre: item.nombre, vehiculo: isVehiculo },
          ...{ que: que.trim(), fuera: true, cuando: contadoAt(new Date()), por: user?.name ?? '' },
        },
      ],
      toast: { title: `Fuera de servicio: ${item.nombre}`, message: que.trim() },
    })
  return (
    <FormModal
      title={`Fuera de servicio: ${item.nombre}`}
      form={form}
      save={save}
      onClose={onClose}
      required={{ fields: ['que'], sentence: 'Escriba qué pasa.' }}
      draft={`inventario:fuera:${item.id}`}
      verb="Sacar de servicio"
      size="md"
    >
      <Text>Lo verá quien llama a la brigada, hasta que alguien firme que vuelve.</Text>
      <Group gap="xs" role="group" aria-label="Lo más frecuente">
        {(isVehiculo ? USUAL.VEHICULO : USUAL.otros).map((que) => (
          <Button key={que} type="submit" variant="default" onClick={() => form.setFieldValue('que', que)}>
            {que}
          </Button>
        ))}
      </Group>
      <TextField label="Otra causa" autoComplete="off" {...form.getInputProps('que')} />
    </FormModal>
  )
}
