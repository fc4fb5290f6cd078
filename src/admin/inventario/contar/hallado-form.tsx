import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { useUser } from '@/access/current-user'
import { FormModal } from '@/admin/ui/form/form-modal'
import { WholeInput } from '@/admin/ui/form/whole-input'
import { anotarHallado } from '@/entities/inventario/contar'
import { contadoAt } from '@/entities/inventario/existencias'
import { CATEGORIA_LABELS, type Item, itemFormSchema, newItem } from '@/entities/inventario/item'
import { type Lugar, SIN_LUGAR, yaHay } from '@/entities/inventario/lugares'
import { CATEGORIAS } from '@/entities/inventario/options'
import { toDay } from '@/shared/lib/fecha'
import { problemsOf } from '@/shared/lib/form/form-values'
import { options } from '@/shared/lib/form/options'
import { parseWhole } from '@/shared/lib/form/whole'
import { ownEquipo } from '@/shared/storage/device/equipo'
import { SelectField, TextField } from '@/shared/ui/form/fields'

type Typed = Pick<Item, 'nombre' | 'categoria'> & { cantidad: number | string }

const rules = v.pick(itemFormSchema, ['nombre', 'categoria', 'cantidad'])
const read = (values: Typed) => ({ ...values, cantidad: parseWhole(values.cantidad) })

type HalladoFormProps = { lugar: Lugar; list: readonly Item[]; onClose: () => void }

/** Something that is there and on no list: three fields in front of the shelf, the rest of its form later. */
export function HalladoForm({ lugar, list, onClose }: HalladoFormProps) {
  const { mutateAsync } = useMutation(anotarHallado)
  const user = useUser()
  const { nombre, categoria, cantidad } = newItem('')
  const form = useForm<Typed>({
    initialValues: { nombre, categoria, cantidad },
    validate: (values) => problemsOf(rules, read(values)),
  })
  return (
    <FormModal
      title={`Agregar a ${lugar.nombre}`}
      form={form}
      save={async (values) => {
        const now = new Date()
        const ubicacion = lugar.nombre === SIN_LUGAR ? '' : lugar.nombre
        await mutateAsync({
          item: { ...newItem(toDay(now)), ...v.parse(rules, read(values)), ubicacion },
          conteo: { equipo: await ownEquipo(), cuando: contadoAt(now), por: user?.name ?? '' },
        })
      }}
      onClose={onClose}
      required={{
        fields: ['nombre', 'categoria'],
        sentence: 'Los campos nombre y categoría son obligatorios.',
      }}
      draft={`inventario:hallado:${lugar.key}`}
      size="md"
    >
      <TextField
        label="Nombre"
        required
        autoComplete="off"
        note={yaHay(form.values.nombre, list)}
        {...form.getInputProps('nombre')}
      />
      <SelectField
        label="Categoría"
        options={options(CATEGORIAS, CATEGORIA_LABELS)}
        {...form.getInputProps('categoria')}
      />
      <WholeInput label="Cuántos hay" {...form.getInputProps('cantidad')} />
    </FormModal>
  )
}
