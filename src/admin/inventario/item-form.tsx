import { NativeSelect, SimpleGrid, Switch, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import * as v from 'valibot'
import {
  CATEGORIA_LABELS,
  ESTADO_LABELS,
  type Item,
  itemFormSchema,
  newItem,
} from '@/entities/inventario/item'
import { items } from '@/entities/inventario/items'
import { CATEGORIAS, ESTADOS } from '@/entities/inventario/opciones'
import { parseAmount } from '@/shared/lib/cells'
import { toDay } from '@/shared/lib/fecha'
import { parseWhole } from '@/shared/lib/whole'
import { useSave } from '@/shared/query/use-save'
import type { Draft } from '@/shared/storage/list-repository'
import { TextArea } from '@/shared/ui/fields'
import { FormModal } from '@/shared/ui/form-modal'
import { MoneyInput } from '@/shared/ui/money-input'
import { WholeInput } from '@/shared/ui/whole-input'

type ItemForm = Omit<Draft<Item>, 'cantidad' | 'valorEstimado'> &
  Record<'cantidad' | 'valorEstimado', number | string>

const options = <T extends string>(values: readonly T[], labels: Record<T, string>) =>
  values.map((value) => ({ value, label: labels[value] }))

/** Numbers as typed become numbers; what is none is left for the rules to refuse. */
const numbersOf = ({ cantidad, valorEstimado, ...rest }: ItemForm) => ({
  ...rest,
  cantidad: parseWhole(cantidad),
  valorEstimado: parseAmount(valorEstimado) ?? Number.NaN,
})

function formOf(item: Item | undefined): ItemForm {
  const blank = newItem(toDay(new Date()))
  if (!item) return blank
  return Object.fromEntries(
    (Object.keys(blank) as (keyof ItemForm)[]).map((field) => [field, item[field]]),
  ) as ItemForm
}

function problemsOf(values: ItemForm): Partial<Record<keyof ItemForm, string>> {
  const { issues = [] } = v.safeParse(itemFormSchema, numbersOf(values))
  return Object.fromEntries(issues.map((issue) => [String(issue.path?.[0].key), issue.message]))
}

/** Adds an item, or edits the one given (spec §5). */
export function ItemForm({ item, onClose }: { item?: Item; onClose: () => void }) {
  const save = useSave(items, item)
  const form = useForm<ItemForm>({ initialValues: formOf(item), validate: problemsOf })
  return (
    <FormModal
      title={item ? `Editar ${item.nombre}` : 'Agregar Item'}
      form={form}
      save={(values) => save(v.parse(itemFormSchema, numbersOf(values)))}
      onClose={onClose}
      required={{
        fields: ['nombre', 'categoria'],
        sentence: 'Los campos nombre y categoría son obligatorios.',
      }}
      draft={`inventario:${item?.id ?? 'nuevo'}`}
    >
      <TextInput label="Nombre" required {...form.getInputProps('nombre')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <NativeSelect
          label="Categoría"
          required
          data={options(CATEGORIAS, CATEGORIA_LABELS)}
          {...form.getInputProps('categoria')}
        />
        <WholeInput label="Cantidad" {...form.getInputProps('cantidad')} />
        <NativeSelect
          label="Estado"
          data={options(ESTADOS, ESTADO_LABELS)}
          {...form.getInputProps('estado')}
        />
        <TextInput label="Ubicación" {...form.getInputProps('ubicacion')} />
        <MoneyInput label="Valor estimado" {...form.getInputProps('valorEstimado')} />
        <TextInput label="Fecha de ingreso" type="date" {...form.getInputProps('fechaIngreso')} />
        <TextInput label="Proveedor" {...form.getInputProps('proveedor')} />
        <TextInput label="Número de serie" autoComplete="off" {...form.getInputProps('numeroSerie')} />
      </SimpleGrid>
      <TextArea label="Notas" rows={3} {...form.getInputProps('notas')} />
      <Switch label="Donado" {...form.getInputProps('donado', { type: 'checkbox' })} />
    </FormModal>
  )
}
