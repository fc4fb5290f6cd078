import { useForm } from '@mantine/form'
import {
  type GastoForm as Amounts,
  type Gasto,
  gastoForm,
  gastoFrom,
  saldoComprometerOf,
  saldoDevengarOf,
} from '@/entities/presupuesto/partida'
import { gastos } from '@/entities/presupuesto/queries'
import { type ReformadoForm, reformadoForm, reformadoFrom } from '@/entities/presupuesto/reformas'
import { leaveDerived } from '@/entities/presupuesto/saldos'
import { useSave } from '@/shared/query/use-save'
import { AmountField } from './fields'
import { PartidaForm, problemsOf } from './partida-form'
import type { Born } from './sides'

type Values = Amounts & ReformadoForm

type GastoFormProps = {
  record?: Gasto
  others: readonly Gasto[]
  born?: Born
  onClose: () => void
}

/** Adds an expense line, or edits the one given. */
export function GastoForm({ record, others, born, onClose }: GastoFormProps) {
  const save = useSave(gastos, record, leaveDerived)
  const form = useForm<Values>({
    initialValues: { ...gastoForm(record), ...reformadoForm(record) },
    validate: (values) => problemsOf(values, record),
  })
  const line = { ...gastoFrom(form.values), ...reformadoFrom(form.values, record) }
  return (
    <PartidaForm
      adding="Agregar Gasto"
      example="53.08.02"
      form={form}
      line={line}
      record={record}
      others={others}
      save={(line) => save({ ...line, ...born })}
      onClose={onClose}
    >
      <AmountField label="Codificado" {...form.getInputProps('codificado')} />
      <AmountField label="Comprometido" {...form.getInputProps('comprometido')} />
      <AmountField label="Devengado" {...form.getInputProps('devengado')} />
      <AmountField label="Pagado" {...form.getInputProps('pagado')} />
      <AmountField
        label="Saldo por comprometer"
        derived={saldoComprometerOf(line)}
        {...form.getInputProps('saldoComprometer')}
      />
      <AmountField
        label="Saldo por devengar"
        derived={saldoDevengarOf(line)}
        {...form.getInputProps('saldoDevengar')}
      />
    </PartidaForm>
  )
}
