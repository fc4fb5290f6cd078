import { useForm } from '@mantine/form'
import { useId } from 'react'
import { FormModal } from '@/admin/ui/form/form-modal'
import { WholeInput } from '@/admin/ui/form/whole-input'
import type { Item } from '@/entities/inventario/item'
import { lugaresOf, lugarKey } from '@/entities/inventario/lugares'
import { destinoDe } from '@/entities/inventario/mover'
import { type Lote, tomadoDe } from '@/entities/inventario/movimientos/lotes'
import { parseWhole } from '@/shared/lib/form/whole'
import { formatNumber } from '@/shared/lib/moneda'
import { FieldRow } from '@/shared/ui/form/field'
import { TextField } from '@/shared/ui/form/fields'
import { type Cosa, cantidadProblem, useMover } from './use-mover'

type Typed = { lugar: string; cantidad: number | string }

type TrasladoFormProps = { cosa: Cosa; list: readonly Item[]; lotes: readonly Lote[]; onClose: () => void }

/** Takes all of an item to another place, or a part of it, which is an item of its own there. */
export function TrasladoForm({ cosa: { item, hay, quedan }, list, lotes, onClose }: TrasladoFormProps) {
  const places = useId()
  const { movimiento, write } = useMover()
  const lugares = lugaresOf(list.filter(({ ubicacion, baja }) => ubicacion.trim() && !baja))
  const form = useForm<Typed>({
    initialValues: { lugar: '', cantidad: quedan },
    validate: {
      lugar: (lugar) => {
        if (!lugar.trim()) return 'Escriba el lugar.'
        return lugarKey(lugar) === lugarKey(item.ubicacion) ? 'Ya está ahí.' : null
      },
      cantidad: (cantidad) => cantidadProblem(cantidad, Math.max(0, quedan)),
    },
  })
  const save = ({ lugar, cantidad }: Typed) => {
    const units = parseWhole(cantidad)
    // A place that is there keeps its spelling.
    const hasta = lugares.find(({ key }) => key === lugarKey(lugar))?.nombre ?? lugar.trim()
    const said = { tipo: 'TRASLADO', cantidad: units, desde: item.ubicacion, hasta } as const
    const toast = { title: `Trasladado a ${hasta}`, message: `${item.nombre}: ${formatNumber(units)}.` }
    // What is used up or lent goes along in the books.
    if (units === quedan)
      return write({
        movimientos: [movimiento(item, { ...said, cantidad: Math.max(1, hay) })],
        patches: [{ id: item.id, next: { ubicacion: hasta } }],
        toast,
      })
    const { a, isNew } = destinoDe(item, hasta, list)
    return write({
      // What expires first goes, with its date: of one lot one movement.
      movimientos: tomadoDe(lotes, units).map(({ cantidad: some, vence, lote }) =>
        movimiento(
          item,
          { ...said, cantidad: some, a: a.id, ...(vence && { vence }), ...(lote && { lote }) },
          a,
        ),
      ),
      nuevos: isNew ? [a] : [],
      patches: a.baja ? [{ id: a.id, next: { baja: undefined } }] : [],
      toast,
    })
  }
  const units = parseWhole(form.values.cantidad)
  return (
    <FormModal
      title={`Trasladar: ${item.nombre}`}
      form={form}
      save={save}
      onClose={onClose}
      required={{ fields: ['lugar', 'cantidad'], sentence: 'Escriba el lugar y cuántos.' }}
      draft={`inventario:traslado:${item.id}`}
      verb="Trasladar"
      size="md"
    >
      <FieldRow>
        <TextField
          label="A qué lugar"
          required
          list={places}
          autoComplete="off"
          note={item.ubicacion ? `Ahora en ${item.ubicacion}.` : 'Ahora sin lugar.'}
          {...form.getInputProps('lugar')}
        />
        <WholeInput
          label="Cuántos"
          required
          note={
            units > 0 && units < quedan
              ? `Aquí quedan ${formatNumber(quedan - units)}.`
              : `Todos: ${formatNumber(quedan)}.`
          }
          {...form.getInputProps('cantidad')}
        />
      </FieldRow>
      <datalist id={places}>
        {lugares.map(({ key, nombre }) => (
          <option key={key} value={nombre} />
        ))}
      </datalist>
    </FormModal>
  )
}
