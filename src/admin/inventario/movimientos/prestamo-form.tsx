import { useForm } from '@mantine/form'
import { DayField } from '@/admin/ui/form/day-field'
import { FormModal } from '@/admin/ui/form/form-modal'
import { WholeInput } from '@/admin/ui/form/whole-input'
import { movimientoRules } from '@/entities/inventario/movimientos/movimiento'
import { formatDay } from '@/shared/lib/fecha'
import { phoneProblem } from '@/shared/lib/form/contact-rules'
import { byRule } from '@/shared/lib/form/form-values'
import { parseWhole } from '@/shared/lib/form/whole'
import { formatNumber } from '@/shared/lib/moneda'
import { FieldRow } from '@/shared/ui/form/field'
import { TextArea, TextField } from '@/shared/ui/form/fields'
import { type Cosa, cantidadProblem, typed, useMover } from './use-mover'

type Typed = { quien: string; telefono: string; cantidad: number | string; vuelve: string; nota: string }

/** Lends some of an item: to whom, their telephone, and until when. */
export function PrestamoForm({ cosa: { item, quedan }, onClose }: { cosa: Cosa; onClose: () => void }) {
  const { movimiento, write } = useMover()
  const form = useForm<Typed>({
    initialValues: { quien: '', telefono: '', cantidad: 1, vuelve: '', nota: '' },
    validate: {
      quien: (quien) => (quien.trim() ? byRule(movimientoRules.quien)(quien) : 'Escriba a quién se presta.'),
      telefono: (telefono) => phoneProblem(telefono),
      cantidad: (cantidad) => cantidadProblem(cantidad, Math.max(0, quedan)),
      nota: byRule(movimientoRules.nota),
    },
  })
  return (
    <FormModal
      title={`Prestar: ${item.nombre}`}
      form={form}
      save={({ quien, telefono, cantidad, vuelve, nota }) =>
        write({
          movimientos: [
            movimiento(item, {
              ...{ tipo: 'PRESTAMO', cantidad: parseWhole(cantidad), quien: quien.trim() },
              ...{ telefono: typed(telefono), vuelve: typed(vuelve), nota: typed(nota) },
            }),
          ],
          toast: {
            title: `Prestado a ${quien.trim()}`,
            message: vuelve
              ? `${item.nombre}: el calendario avisa el ${formatDay(vuelve)}.`
              : `${item.nombre}: sin día de devolución.`,
          },
        })
      }
      onClose={onClose}
      required={{ fields: ['quien', 'cantidad'], sentence: 'Escriba a quién y cuántos.' }}
      draft={`inventario:prestamo:${item.id}`}
      verb="Prestar"
      size="md"
    >
      <FieldRow>
        <TextField label="A quién" required autoComplete="off" {...form.getInputProps('quien')} />
        <TextField label="Teléfono" type="tel" autoComplete="off" {...form.getInputProps('telefono')} />
      </FieldRow>
      <FieldRow>
        <WholeInput
          label="Cuántos"
          required
          note={`Quedan ${formatNumber(quedan)}.`}
          {...form.getInputProps('cantidad')}
        />
        <DayField label="Devuelve el" de="PLAN" {...form.getInputProps('vuelve')} />
      </FieldRow>
      <TextArea label="Nota" rows={2} {...form.getInputProps('nota')} />
    </FormModal>
  )
}
