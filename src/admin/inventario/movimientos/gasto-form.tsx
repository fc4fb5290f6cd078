import { useForm } from '@mantine/form'
import { DayField } from '@/admin/ui/form/day-field'
import { FormModal } from '@/admin/ui/form/form-modal'
import { WholeInput } from '@/admin/ui/form/whole-input'
import { movimientoRules } from '@/entities/inventario/movimientos/movimiento'
import { toDay } from '@/shared/lib/fecha'
import { byRule } from '@/shared/lib/form/form-values'
import { parseWhole } from '@/shared/lib/form/whole'
import { formatNumber } from '@/shared/lib/moneda'
import { FieldRow } from '@/shared/ui/form/field'
import { TextArea } from '@/shared/ui/form/fields'
import { type Cosa, cantidadProblem, diaProblem, typed, useMover, yaContado } from './use-mover'

type Typed = { cantidad: number | string; dia: string; nota: string }

/** Units that were used up without a parte. The item stays in the list with none of it, to be bought again. */
export function GastoForm({ cosa, onClose }: { cosa: Cosa; onClose: () => void }) {
  const { item, quedan } = cosa
  const { movimiento, write } = useMover()
  const form = useForm<Typed>({
    initialValues: { cantidad: quedan === 1 ? 1 : '', dia: toDay(new Date()), nota: '' },
    validate: {
      cantidad: (cantidad, { dia }) =>
        cantidadProblem(cantidad, yaContado(item, dia) ? undefined : Math.max(0, quedan)),
      dia: diaProblem,
      nota: byRule(movimientoRules.nota),
    },
  })
  const counted = yaContado(item, form.values.dia)
  const save = ({ cantidad, dia, nota }: Typed) => {
    const units = parseWhole(cantidad)
    return write({
      movimientos: [movimiento(item, { tipo: 'CONSUMO', cantidad: units, dia, nota: typed(nota) })],
      toast: {
        title: `Se gastó: ${formatNumber(units)}`,
        message: counted ?? `${item.nombre}: quedan ${formatNumber(quedan - units)}.`,
      },
    })
  }
  return (
    <FormModal
      title={`Se gastó: ${item.nombre}`}
      form={form}
      save={save}
      onClose={onClose}
      required={{ fields: ['cantidad'], sentence: 'Escriba cuántos.' }}
      draft={`inventario:gasto:${item.id}`}
      verb="Anotar"
      size="md"
    >
      <FieldRow>
        <WholeInput
          label="Cuántos"
          required
          note={counted ?? `Quedan ${formatNumber(quedan)}. Lo que usó una salida se anota en su parte.`}
          {...form.getInputProps('cantidad')}
        />
        <DayField label="Día" de="SUCESO" required {...form.getInputProps('dia')} />
      </FieldRow>
      <TextArea label="Nota" rows={2} {...form.getInputProps('nota')} />
    </FormModal>
  )
}
