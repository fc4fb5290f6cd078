import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useUser } from '@/access/current-user'
import { DayField } from '@/admin/ui/form/day-field'
import { FormModal } from '@/admin/ui/form/form-modal'
import { MoneyInput } from '@/admin/ui/form/money-input'
import type { Item } from '@/entities/inventario/item'
import { hechoDe } from '@/entities/inventario/plan/grupos'
import { type Hecho, hechoRules } from '@/entities/inventario/plan/hecho'
import { hechos } from '@/entities/inventario/plan/queries'
import type { Vencimiento } from '@/entities/inventario/plan/vencimientos'
import { parseAmount } from '@/shared/lib/file/amount'
import { byRule } from '@/shared/lib/form/form-values'
import { toCents } from '@/shared/lib/moneda'
import { CheckField } from '@/shared/ui/form/check-field'
import { FieldRow } from '@/shared/ui/form/field'
import { TextArea, TextField } from '@/shared/ui/form/fields'

type Typed = {
  dia: string
  quien: string
  lectura: string
  costo: number | string
  papel: string
  nota: string
  fallo: boolean
}

const isBlank = (value: number | string) => String(value).trim() === ''
const numberOf = (value: number | string) => (isBlank(value) ? undefined : (parseAmount(value) ?? Number.NaN))

/** US cents of what somebody typed; undefined for nothing, NaN for what is no amount. */
const centsOf = (value: number | string): number | undefined => {
  const usd = numberOf(value)
  return usd === undefined ? undefined : toCents(usd)
}

type HechoFormProps = { one: Vencimiento<Item>; hoy: string; onClose: () => void }

/** Notes that it was done, on which day and by whom, with what a firm asked for it. */
export function HechoForm({ one, hoy, onClose }: HechoFormProps) {
  const { cosa, plan, nombre } = one
  const user = useUser()
  const { mutateAsync: write } = useMutation(hechos.anotar)
  const field = plan?.regla === 'CADA' && (plan.unidad === 'KM' ? 'km' : plan.unidad === 'HORAS' && 'horas')
  const form = useForm<Typed>({
    initialValues: {
      ...{
        dia: hoy,
        quien: plan?.firma ? '' : (user?.name ?? ''),
        lectura: '',
        costo: '',
        papel: '',
        nota: '',
      },
      fallo: false,
    },
    validate: {
      dia: byRule(hechoRules.dia),
      costo: (costo) => byRule(hechoRules.costo)(centsOf(costo)),
      lectura: (lectura) =>
        field && isBlank(lectura) ? 'Escriba lo que marca.' : byRule(hechoRules.km)(numberOf(lectura)),
      nota: byRule(hechoRules.nota),
      papel: byRule(hechoRules.papel),
      quien: byRule(hechoRules.quien),
    },
  })
  const save = ({ dia, quien, lectura, costo, papel, nota, fallo }: Typed) => {
    const record: Hecho = {
      ...hechoDe(one, dia, quien.trim()),
      ...(fallo && { resultado: 'FALLA' }),
      ...(!isBlank(costo) && { costo: centsOf(costo) }),
      ...(papel.trim() && { papel: papel.trim() }),
      ...(nota.trim() && { nota: nota.trim() }),
      ...(field && { [field]: numberOf(lectura) }),
    }
    return write({ records: [record], toast: { title: `Anotado: ${nombre}`, message: cosa.nombre } })
  }
  return (
    <FormModal
      title={`${nombre}: ${cosa.nombre}`}
      form={form}
      save={save}
      onClose={onClose}
      required={{ fields: ['dia'], sentence: 'Escriba el día en que se hizo.' }}
      draft={`inventario:hecho:${cosa.id}:${plan?.id ?? ''}`}
      size="md"
    >
      <FieldRow>
        <DayField label="Día en que se hizo" de="SUCESO" required {...form.getInputProps('dia')} />
        <TextField
          label={plan?.firma ? 'Empresa que lo hizo' : 'Quién lo hizo'}
          {...form.getInputProps('quien')}
        />
      </FieldRow>
      {field && (
        <TextField
          label={field === 'km' ? 'Kilómetros que marca' : 'Horas que marca'}
          inputMode="decimal"
          autoComplete="off"
          required
          {...form.getInputProps('lectura')}
        />
      )}
      <FieldRow>
        <MoneyInput label="Costo" {...form.getInputProps('costo')} />
        <TextField
          label="Número de certificado o factura"
          autoComplete="off"
          {...form.getInputProps('papel')}
        />
      </FieldRow>
      <TextArea label="Nota" rows={2} {...form.getInputProps('nota')} />
      <CheckField
        label="No pasó: hay que repararlo"
        description="Sigue vencido hasta que pase."
        {...form.getInputProps('fallo', { type: 'checkbox' })}
      />
    </FormModal>
  )
}
