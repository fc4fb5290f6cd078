import { SimpleGrid } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useRef } from 'react'
import * as v from 'valibot'
import { DayField } from '@/admin/ui/form/day-field'
import { FormModal } from '@/admin/ui/form/form-modal'
import { MoneyInput } from '@/admin/ui/form/money-input'
import { WholeInput } from '@/admin/ui/form/whole-input'
import { contadoAt, type Existencia, withConteo } from '@/entities/inventario/existencias'
import {
  CATEGORIA_LABELS,
  ESTADO_LABELS,
  type Item,
  itemFormSchema,
  itemKeptSchema,
  newItem,
} from '@/entities/inventario/item'
import { yaHay } from '@/entities/inventario/lugares'
import { CATEGORIAS, ESTADOS } from '@/entities/inventario/options'
import { fechaOf } from '@/entities/inventario/plan/fechas'
import { LOW_STOCK } from '@/entities/inventario/totals'
import { toDay } from '@/shared/lib/fecha'
import { parseAmount } from '@/shared/lib/file/amount'
import { problemsOf, valuesLike } from '@/shared/lib/form/form-values'
import { options } from '@/shared/lib/form/options'
import { parseWhole } from '@/shared/lib/form/whole'
import { formatNumber } from '@/shared/lib/moneda'
import { PICTURE_MB } from '@/shared/lib/picture/picture-type'
import type { Draft } from '@/shared/storage/stored-module'
import { CheckField } from '@/shared/ui/form/check-field'
import { SelectField, TextArea, TextField } from '@/shared/ui/form/fields'
import { PhotoPicker } from '@/shared/ui/photo/photo-picker'
import { changesHands, useSaveItem } from './use-save-item'

type ItemForm = Omit<Draft<Item>, 'cantidad' | 'valorEstimado' | 'contado' | 'minimo'> &
  Record<'cantidad' | 'valorEstimado' | 'minimo', number | string> & {
    recontado: boolean
    /** Why it is out of service, where it comes to be so. */
    porQue: string
    /** The act about its new custodian is made with it. */
    acta: boolean
  }

const typedFecha = (typed = '') => fechaOf(typed) || typed.trim()

/** Converts typed numbers and dates; other text is left for the rules to refuse. */
const numbersOf = ({
  cantidad,
  valorEstimado,
  minimo,
  fabricado,
  vence,
  recontado: _,
  porQue: _why,
  acta: _acta,
  ...rest
}: ItemForm) => ({
  ...rest,
  fabricado: typedFecha(fabricado),
  vence: typedFecha(vence),
  cantidad: parseWhole(cantidad),
  valorEstimado: parseAmount(valorEstimado) ?? Number.NaN,
  minimo: String(minimo).trim() === '' ? undefined : parseWhole(minimo),
})

const quedanNote = ({ partes, quedan }: Existencia): string =>
  partes > 0
    ? `Según los partes quedan ${formatNumber(quedan)}. Otra cantidad es un conteo nuevo: lo usado antes ya no se resta.`
    : `Con lo prestado. Aquí quedan ${formatNumber(quedan)}.`

type ItemFormProps = {
  item?: Item
  /** How many there are of it by count and movements. */
  hay?: number
  /** What partes used of it since it was counted. */
  existencia?: Existencia | undefined
  /** The brigade has plans, which ask when a thing was made, until when it holds, and a vehicle's plate. */
  planned: boolean
  /** Among which a new item may be already. */
  list?: readonly Item[]
  onClose: () => void
  /** The act about its new custodian was written. */
  onActa?: (id: string) => void
}

/** Adds an item, or edits the one given (spec §5). Another quantity is a new count. */
export function ItemForm({
  item,
  hay = item?.cantidad,
  existencia,
  planned,
  list = [],
  onClose,
  onActa,
}: ItemFormProps) {
  const made = useRef<string>(undefined)
  const save = useSaveItem(item, hay)
  const rules = hay === 0 ? itemKeptSchema : itemFormSchema
  const blank: ItemForm = {
    ...newItem(toDay(new Date())),
    minimo: '',
    recontado: false,
    porQue: '',
    acta: false,
  }
  const form = useForm<ItemForm>({
    initialValues: item
      ? valuesLike(blank, {
          ...item,
          cantidad: hay ?? item.cantidad,
          minimo: item.minimo ?? '',
          recontado: false,
          porQue: '',
          acta: false,
        })
      : blank,
    validate: (values) => problemsOf(rules, numbersOf(values)),
  })
  const asks = (field: 'fabricado' | 'vence' | 'placa') => planned || Boolean(item?.[field])
  return (
    <FormModal
      title={item ? `Editar ${item.nombre}` : 'Agregar Item'}
      form={form}
      save={async (values) => {
        const now = new Date()
        const said = v.parse(rules, numbersOf(values))
        const also = { ...values, cantidad: said.cantidad }
        if (item && said.cantidad === hay && !values.recontado) {
          made.current = await save({ ...said, cantidad: item.cantidad }, also)
          return
        }
        // What is lent was counted by nobody, and comes to it by itself.
        const found = Math.max(0, said.cantidad - (existencia?.prestado ?? 0))
        const next = withConteo<Draft<Item>>({ ...said, cantidad: found }, item, now)
        made.current = await save(item ? { ...next, contado: contadoAt(now) } : next, also)
      }}
      onClose={() => {
        onClose()
        if (made.current) onActa?.(made.current)
      }}
      required={{
        fields: ['nombre', 'categoria'],
        sentence: 'Los campos nombre y categoría son obligatorios.',
      }}
      draft={`inventario:${item?.id ?? 'nuevo'}`}
    >
      <TextField
        label="Nombre"
        required
        note={item ? undefined : yaHay(form.values.nombre, list)}
        {...form.getInputProps('nombre')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <SelectField
          label="Categoría"
          options={options(CATEGORIAS, CATEGORIA_LABELS)}
          {...form.getInputProps('categoria')}
        />
        <WholeInput
          label="Cantidad"
          note={existencia && quedanNote(existencia)}
          {...form.getInputProps('cantidad')}
        />
        <SelectField
          label="Estado"
          options={options(ESTADOS, ESTADO_LABELS)}
          {...form.getInputProps('estado')}
        />
        {form.values.estado === 'FUERA_SERVICIO' && item?.estado !== 'FUERA_SERVICIO' && (
          <TextField
            label="Qué pasa"
            note="Lo verá quien llama a la brigada, hasta que alguien firme que vuelve."
            autoComplete="off"
            {...form.getInputProps('porQue')}
          />
        )}
        <TextField label="Ubicación" {...form.getInputProps('ubicacion')} />
        <MoneyInput
          label="Valor estimado"
          note="De cada unidad; el total lo multiplica por la cantidad."
          {...form.getInputProps('valorEstimado')}
        />
        <DayField label="Fecha de ingreso" de="ORIGEN" {...form.getInputProps('fechaIngreso')} />
        <DayField
          label="Próxima revisión o mantenimiento"
          de="VIGENCIA"
          {...form.getInputProps('proximaRevision')}
        />
        {asks('fabricado') && (
          <TextField
            label="Fabricado"
            placeholder="2016, 05/2016 o 30/05/2016"
            autoComplete="off"
            {...form.getInputProps('fabricado')}
          />
        )}
        {asks('vence') && (
          <TextField
            label="Fecha impresa de vencimiento"
            placeholder="05/2027 o 30/05/2027"
            autoComplete="off"
            {...form.getInputProps('vence')}
          />
        )}
        {asks('placa') && form.values.categoria === 'VEHICULO' && (
          <TextField
            label="Placa"
            placeholder="PCA-1230"
            autoComplete="off"
            {...form.getInputProps('placa')}
          />
        )}
        <TextField label="Proveedor" {...form.getInputProps('proveedor')} />
        <TextField label="Número de serie" autoComplete="off" {...form.getInputProps('numeroSerie')} />
        <div>
          <TextField label="Custodio" autoComplete="off" {...form.getInputProps('custodio')} />
          {changesHands(item, form.values) && (
            <CheckField
              label="Hacer el acta de entrega-recepción"
              {...form.getInputProps('acta', { type: 'checkbox' })}
            />
          )}
        </div>
        <WholeInput
          label="Mínimo"
          note={`Con menos se avisa. Vacío: con menos de ${LOW_STOCK}.`}
          {...form.getInputProps('minimo')}
        />
      </SimpleGrid>
      <PhotoPicker
        label="Fotografía"
        value={form.values.fotoUrl ? [form.values.fotoUrl] : []}
        onChange={([source]) => form.setFieldValue('fotoUrl', source ?? '')}
        max={1}
        maxMegabytes={PICTURE_MB}
      />
      <TextArea label="Notas" rows={3} {...form.getInputProps('notas')} />
      {existencia && (
        <CheckField
          label="Conté otra vez y hay esta cantidad"
          {...form.getInputProps('recontado', { type: 'checkbox' })}
        />
      )}
      <CheckField label="Donado" {...form.getInputProps('donado', { type: 'checkbox' })} />
    </FormModal>
  )
}
