import { useForm } from '@mantine/form'
import {
  type IngresoForm as Amounts,
  type Ingreso,
  ingresoForm,
  ingresoFrom,
  saldoDevengarOf,
} from '@/entities/presupuesto/partida'
import { ingresos } from '@/entities/presupuesto/queries'
import { type ReformadoForm, reformadoForm, reformadoFrom } from '@/entities/presupuesto/reformas'
import { leaveDerived } from '@/entities/presupuesto/saldos'
import { useSave } from '@/shared/query/use-save'
import { AmountField } from './fields'
import { PartidaForm, problemsOf } from './partida-form'
import type { Born } from './sides'

type Values = Amounts & ReformadoForm

type IngresoFormProps = {
  record?: Ingreso
  others: readonly Ingreso[]
  born?: Born
  onClose: () => void
}

/** Adds an income line, or edits the one given. */
export function IngresoForm({ record, others, born, onClose }: IngresoFormProps) {
  const save = useSave(ingresos, record, leaveDerived)
  const form = useForm<Values>({
    initialValues: { ...ingresoForm(record), ...reformadoForm(record) },
    validate: (values) => problemsOf(values, record),
  })
  const line = { ...ingresoFrom(form.values), ...reformadoFrom(form.values, record) }
  return (
    <PartidaForm
      adding="Agregar Ingreso"
      example="13.01.12"
      form={form}
      line={line}
      record={record}
      others={others}
      save={(line) => save({ ...line, ...born })}
      onClose={onClose}
    >
      <AmountField label="Codificado" {...form.getInputProps('codificado')} />
      <AmountField label="Devengado" {...form.getInputProps('devengado')} />
      <AmountField label="Recaudado" {...form.getInputProps('recaudado')} />
      <AmountField
        label="Saldo por devengar"
        derived={saldoDevengarOf(line)}
        {...form.getInputProps('saldoDevengar')}
      />
    </PartidaForm>
  )
}
