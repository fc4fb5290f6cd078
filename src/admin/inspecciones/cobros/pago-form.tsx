import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { DayField } from '@/admin/ui/form/day-field'
import { FormModal } from '@/admin/ui/form/form-modal'
import { MoneyInput } from '@/admin/ui/form/money-input'
import { COMOS, type Como, type Pago, pagoRules } from '@/entities/inspecciones/cobros/pago'
import { COMO_LABELS, porPartes } from '@/entities/inspecciones/cobros/pagos'
import { usd } from '@/entities/inspecciones/cobros/palabras'
import { ordenes, pagos } from '@/entities/inspecciones/cobros/queries'
import { toDay } from '@/shared/lib/fecha'
import { parseAmount } from '@/shared/lib/file/amount'
import { byRule } from '@/shared/lib/form/form-values'
import { options } from '@/shared/lib/form/options'
import { fromCents, toCents } from '@/shared/lib/moneda'
import { FieldRow } from '@/shared/ui/form/field'
import { SelectField, TextArea, TextField } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'
import type { Cobro, Cobros } from './use-cobros'

type Typed = { valor: number | string; recibo: string; dia: string; como: Como; referencia: string }

/** US cents; no number for what is no amount. */
const centsOf = (typed: number | string): number => toCents(parseAmount(typed) ?? Number.NaN)

type PagoFormProps = { cobro: Cobro; cobros: Cobros; onClose: () => void }

/** Says that an order was paid: receipt, day and how. */
export function PagoForm({ cobro, cobros, onClose }: PagoFormProps) {
  const { mutateAsync: pay } = useMutation(pagos.pagar)
  const form = useForm<Typed>({
    initialValues: {
      valor: fromCents(cobro.total),
      recibo: '',
      dia: toDay(new Date()),
      como: 'EFECTIVO',
      referencia: '',
    },
    validate: {
      valor: (valor) => porPartes(cobro, centsOf(valor)),
      recibo: byRule(pagoRules.recibo),
      dia: byRule(pagoRules.dia),
    },
  })
  const { recibo, como } = form.values
  const other = cobros.cobros.find(
    ({ id, pago }) => id !== cobro.id && recibo.trim() !== '' && pago?.recibo === recibo.trim(),
  )
  return (
    <FormModal
      title={`Pago de ${cobro.nombre}`}
      form={form}
      save={({ referencia, valor: _, ...rest }) =>
        pay({
          orden: cobro,
          pago: { ...rest, recibo: rest.recibo.trim(), referencia: referencia.trim(), por: cobros.quien },
        })
      }
      onClose={onClose}
      required={{ fields: ['recibo', 'dia'], sentence: 'Escriba el número del recibo y el día.' }}
      draft={`cobros:pago:${cobro.id}`}
      verb="Marcar pagada"
      size="md"
    >
      <Text strong size="lg">
        {usd(cobro.total)}
      </Text>
      <MoneyInput label="Cuánto pagó" required {...form.getInputProps('valor')} />
      <FieldRow>
        <TextField
          label="Número del recibo"
          autoComplete="off"
          required
          note={other && `Ese recibo ya está en la orden de «${other.nombre}».`}
          {...form.getInputProps('recibo')}
        />
        <DayField label="Día en que se pagó" de="SUCESO" required {...form.getInputProps('dia')} />
      </FieldRow>
      <FieldRow>
        <SelectField label="Cómo" options={options(COMOS, COMO_LABELS)} {...form.getInputProps('como')} />
        {como !== 'EFECTIVO' && (
          <TextField
            label="Número del comprobante"
            autoComplete="off"
            {...form.getInputProps('referencia')}
          />
        )}
      </FieldRow>
    </FormModal>
  )
}

type AnularFormProps = { title: string; cobros: Cobros; onClose: () => void } & (
  | { que: 'anular-orden'; cobro: Cobro }
  /** `cobro`: its order, where that is here. */
  | { que: 'anular-pago'; pago: Pago; cobro?: Cobro | undefined }
)

/** What follows for the order. */
function followsFrom({ que, cobro }: AnularFormProps): string {
  if (que === 'anular-orden') return 'Ya no se podrá cobrar. Si hace falta, haga otra.'
  if (!cobro) return 'Su orden no está aquí. Antes devuelva el dinero o anótelo en otra orden.'
  return cobro.anulada ? 'La orden sigue anulada.' : 'La orden vuelve a estar por cobrar.'
}

/** Takes back an order, or a payment, for a reason that stays beside it. */
export function AnularForm(props: AnularFormProps) {
  const { title, cobros, onClose } = props
  const { mutateAsync: annulOrden } = useMutation(ordenes.update)
  const { mutateAsync: annulPago } = useMutation(pagos.update)
  const of = props.que === 'anular-orden' ? props.cobro.id : (props.cobro?.id ?? props.pago.id)
  const why = 'Escriba por qué se anula.'
  const form = useForm({
    initialValues: { motivo: '' },
    validate: { motivo: (motivo) => (motivo.trim() ? null : why) },
  })
  const save = ({ motivo }: { motivo: string }) => {
    const said = { motivo: motivo.trim(), anulo: cobros.quien }
    const hoy = toDay(new Date())
    if (props.que === 'anular-pago')
      return annulPago({ id: props.pago.id, next: { ...said, anulado: hoy }, base: props.pago })
    const { estado: _, pago: _pago, ...orden } = props.cobro
    return annulOrden({ id: orden.id, next: { ...said, anulada: hoy }, base: orden })
  }
  return (
    <FormModal
      title={title}
      form={form}
      save={save}
      onClose={onClose}
      required={{ fields: ['motivo'], sentence: why }}
      draft={`cobros:${props.que}:${of}`}
      verb="Anular"
      size="md"
    >
      <Text>{followsFrom(props)}</Text>
      <TextArea
        label="Motivo"
        description="Queda anotado con el día y con quién anuló."
        rows={2}
        required
        {...form.getInputProps('motivo')}
      />
    </FormModal>
  )
}
