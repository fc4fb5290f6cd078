import { useForm } from '@mantine/form'
import { useFallas } from '@/admin/shell/data/use-fallas'
import { DayField } from '@/admin/ui/form/day-field'
import { FormModal } from '@/admin/ui/form/form-modal'
import { WholeInput } from '@/admin/ui/form/whole-input'
import { contadoAt } from '@/entities/inventario/existencias'
import type { Item } from '@/entities/inventario/item'
import { MOTIVOS, type Motivo, movimientoRules } from '@/entities/inventario/movimientos/movimiento'
import { fallasPorBaja } from '@/entities/inventario/revision/por-estado'
import { toDay } from '@/shared/lib/fecha'
import { byRule } from '@/shared/lib/form/form-values'
import { options } from '@/shared/lib/form/options'
import { parseWhole } from '@/shared/lib/form/whole'
import { formatNumber } from '@/shared/lib/moneda'
import type { Patch } from '@/shared/storage/list-command'
import { FieldRow } from '@/shared/ui/form/field'
import { SelectField, TextArea, TextField } from '@/shared/ui/form/fields'
import { type Cosa, cantidadProblem, diaProblem, typed, useMover, yaContado } from './use-mover'
import { MOTIVO_LABELS } from './words'

type Typed = {
  cantidad: number | string
  motivo: Motivo | ''
  dia: string
  papel: string
  nota: string
}

/** A draft may hold a reason that isn't one any more. */
const isMotivo = (motivo: string): motivo is Motivo => MOTIVOS.some((one) => one === motivo)

/** Units that are no more: broken, lost, given away. With all of them the item ends. */
export function BajaForm({ cosa, onClose }: { cosa: Cosa; onClose: () => void }) {
  const { item, hay, quedan } = cosa
  const { movimiento, write } = useMover()
  const fallas = useFallas()
  const form = useForm<Typed>({
    initialValues: {
      ...{ cantidad: quedan === 1 ? 1 : '', motivo: '', dia: toDay(new Date()), papel: '', nota: '' },
    },
    validate: {
      cantidad: (cantidad, { dia }) =>
        cantidadProblem(cantidad, yaContado(item, dia) ? undefined : Math.max(0, quedan)),
      motivo: (motivo) => (isMotivo(motivo) ? null : 'Elija por qué.'),
      dia: diaProblem,
      papel: byRule(movimientoRules.papel),
      nota: byRule(movimientoRules.nota),
    },
  })
  const { dia } = form.values
  const counted = yaContado(item, dia)
  const ends = !counted && parseWhole(form.values.cantidad) === hay
  const save = (said: Typed) => {
    const { motivo } = said
    const units = parseWhole(said.cantidad)
    const one = movimiento(item, {
      ...{ tipo: 'BAJA', cantidad: units, dia: said.dia },
      ...{ papel: typed(said.papel), nota: typed(said.nota) },
      ...(motivo && { motivo }),
      ...(ends && { cierra: true }),
    })
    const baja = {
      ...{ dia: said.dia, motivo: motivo ? MOTIVO_LABELS[motivo] : '', acta: said.papel.trim() },
    }
    const patches: Patch<Item>[] = ends ? [{ id: item.id, next: { baja } }] : []
    const left = `${item.nombre}: quedan ${formatNumber(quedan - units)}.`
    return write({
      movimientos: [one],
      patches,
      fallas: ends
        ? fallasPorBaja([item.id], fallas, { cuando: contadoAt(new Date()), por: one.por })
        : undefined,
      toast: {
        title: `De baja: ${formatNumber(units)}`,
        message: counted ?? (ends ? `${item.nombre} sale del inventario.` : left),
      },
    })
  }
  return (
    <FormModal
      title={`Dar de baja: ${item.nombre}`}
      form={form}
      save={save}
      onClose={onClose}
      required={{ fields: ['cantidad', 'motivo'], sentence: 'Escriba cuántos y elija por qué.' }}
      draft={`inventario:baja:${item.id}`}
      verb="Dar de baja"
      size="md"
    >
      <FieldRow>
        <WholeInput
          label="Cuántos"
          required
          note={
            counted ??
            (ends
              ? 'Es todo lo que hay: sale de las listas y totales, y su historia queda en «De baja».'
              : `Quedan ${formatNumber(quedan)}.`)
          }
          {...form.getInputProps('cantidad')}
        />
        <SelectField
          label="Por qué"
          required
          options={[['', 'Elija'], ...options(MOTIVOS, MOTIVO_LABELS)]}
          {...form.getInputProps('motivo')}
        />
      </FieldRow>
      <FieldRow>
        <DayField label="Día" de="SUCESO" required {...form.getInputProps('dia')} />
        <TextField label="Número de acta o informe" autoComplete="off" {...form.getInputProps('papel')} />
      </FieldRow>
      <TextArea label="Nota" rows={2} {...form.getInputProps('nota')} />
    </FormModal>
  )
}
