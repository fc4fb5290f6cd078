import { useForm } from '@mantine/form'
import { useId } from 'react'
import { DayField } from '@/admin/ui/form/day-field'
import { FormModal } from '@/admin/ui/form/form-modal'
import { WholeInput } from '@/admin/ui/form/whole-input'
import { movimientoRules } from '@/entities/inventario/movimientos/movimiento'
import { fechaOf, isFecha } from '@/entities/inventario/plan/fechas'
import { toDay } from '@/shared/lib/fecha'
import { byRule } from '@/shared/lib/form/form-values'
import { parseWhole } from '@/shared/lib/form/whole'
import { formatNumber } from '@/shared/lib/moneda'
import { CheckField } from '@/shared/ui/form/check-field'
import { FieldRow } from '@/shared/ui/form/field'
import { TextField } from '@/shared/ui/form/fields'
import { type Cosa, cantidadProblem, diaProblem, typed, useMover, yaContado } from './use-mover'

type Typed = {
  cantidad: number | string
  dia: string
  quien: string
  papel: string
  donado: boolean
  vence: string
  lote: string
}

const typedFecha = (text: string) => fechaOf(text) || text.trim()

type EntradaFormProps = {
  cosa: Cosa
  /** From whom something came before. */
  conocidos: readonly string[]
  onClose: () => void
}

/** «Llegaron 5»: how many, from whom, and what is printed on them. */
export function EntradaForm({ cosa: { item, hay }, conocidos, onClose }: EntradaFormProps) {
  const givers = useId()
  const { movimiento, write } = useMover()
  const form = useForm<Typed>({
    initialValues: {
      ...{ cantidad: '', dia: toDay(new Date()), quien: '', papel: '', donado: false, vence: '', lote: '' },
    },
    validate: {
      cantidad: (cantidad) => cantidadProblem(cantidad),
      dia: diaProblem,
      quien: byRule(movimientoRules.quien),
      papel: byRule(movimientoRules.papel),
      lote: byRule(movimientoRules.lote),
      vence: (vence) =>
        vence.trim() === '' || isFecha(typedFecha(vence))
          ? null
          : 'Escriba el año, el mes o el día: 2027, 05/2027 o 30/05/2027.',
    },
  })
  const { cantidad, dia } = form.values
  const more = parseWhole(cantidad)
  const after = more > 0 ? `Con estos habrá ${formatNumber(hay + more)}.` : `Ahora hay ${formatNumber(hay)}.`
  return (
    <FormModal
      title={`Llegaron: ${item.nombre}`}
      form={form}
      save={(said) => {
        const units = parseWhole(said.cantidad)
        const one = movimiento(item, {
          ...{ tipo: 'ENTRADA', cantidad: units, dia: said.dia },
          ...{ quien: typed(said.quien), papel: typed(said.papel), lote: typed(said.lote) },
          ...{ vence: typed(typedFecha(said.vence)), donado: said.donado || undefined },
        })
        return write({
          movimientos: [one],
          toast: {
            title: `Llegaron ${formatNumber(units)}`,
            message: yaContado(item, said.dia) ?? `${item.nombre}: hay ${formatNumber(hay + units)}.`,
          },
        })
      }}
      onClose={onClose}
      required={{ fields: ['cantidad'], sentence: 'Escriba cuántos llegaron.' }}
      draft={`inventario:entrada:${item.id}`}
      size="md"
    >
      <FieldRow>
        <WholeInput
          label="Cuántos llegaron"
          required
          note={yaContado(item, dia) ?? after}
          {...form.getInputProps('cantidad')}
        />
        <DayField label="Día" de="SUCESO" required {...form.getInputProps('dia')} />
      </FieldRow>
      <FieldRow>
        <TextField
          label="De quién"
          placeholder="Proveedor o donante"
          list={givers}
          autoComplete="off"
          {...form.getInputProps('quien')}
        />
        <TextField label="Factura o acta" autoComplete="off" {...form.getInputProps('papel')} />
      </FieldRow>
      <datalist id={givers}>
        {conocidos.map((nombre) => (
          <option key={nombre} value={nombre} />
        ))}
      </datalist>
      <CheckField label="Es donación" {...form.getInputProps('donado', { type: 'checkbox' })} />
      <FieldRow>
        <TextField
          label="Fecha impresa de vencimiento"
          placeholder="05/2027 o 30/05/2027"
          autoComplete="off"
          {...form.getInputProps('vence')}
        />
        <TextField label="Lote" autoComplete="off" {...form.getInputProps('lote')} />
      </FieldRow>
    </FormModal>
  )
}
