import { useForm } from '@mantine/form'
import { useId } from 'react'
import { FormModal } from '@/admin/ui/form/form-modal'
import { ESTADO_LABELS, type Item } from '@/entities/inventario/item'
import { type Lugar, lugaresOf, lugarKey } from '@/entities/inventario/lugares'
import { moverVarios } from '@/entities/inventario/mover'
import { ESTADOS, type Estado } from '@/entities/inventario/options'
import { options } from '@/shared/lib/form/options'
import { plural } from '@/shared/lib/plural'
import { inOrder, joinNames } from '@/shared/lib/text'
import { SelectField, TextField } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'
import { useMover } from './movimientos/use-mover'

type Values = { ubicacion: string; estado: Estado | ''; custodio: string }

/** What somebody wrote; an empty field changes nothing. A place that is there keeps its spelling. */
const said = ({ ubicacion, estado, custodio }: Values, lugares: readonly Lugar[] = []): Partial<Item> => ({
  ...(ubicacion.trim() && {
    ubicacion: lugares.find(({ key }) => key === lugarKey(ubicacion))?.nombre ?? ubicacion.trim(),
  }),
  ...(estado && { estado }),
  ...(custodio.trim() && { custodio: custodio.trim() }),
})

type BulkFormProps = { chosen: readonly Item[]; list: readonly Item[]; onClose: () => void }

/** Place, state and custodian of many items, as one act that can be undone. Those that go elsewhere keep it in their history. */
export function BulkForm({ chosen, list, onClose }: BulkFormProps) {
  const [places, people] = [useId(), useId()]
  const { movimiento, write } = useMover(moverVarios)
  const count = plural(chosen.length, 'item', 'items')
  const form = useForm<Values>({
    initialValues: { ubicacion: '', estado: '', custodio: '' },
    validate: (values) =>
      Object.keys(said(values)).length > 0 ? {} : { ubicacion: 'Escriba al menos un cambio.' },
  })
  const lugares = lugaresOf(list)
  const custodios = inOrder(new Set(list.flatMap(({ custodio = '' }) => custodio.trim() || [])))
  return (
    <FormModal
      title={`Cambiar ${count}`}
      form={form}
      save={(values) => {
        const next = said(values, lugares)
        const { ubicacion: hasta } = next
        const moved = hasta
          ? chosen.filter((item) => lugarKey(item.ubicacion) !== lugarKey(hasta) && item.cantidad > 0)
          : []
        return write({
          movimientos: moved.map((item) =>
            movimiento(item, {
              ...{ tipo: 'TRASLADO', cantidad: item.cantidad, desde: item.ubicacion, hasta },
            }),
          ),
          patches: chosen.map(({ id }) => ({ id, next })),
          toast: { title: 'Cambio guardado', message: `En ${count}.` },
        })
      }}
      onClose={onClose}
      required={{ fields: [], sentence: '' }}
      draft="inventario:varios"
    >
      <Text size="sm">
        {joinNames(chosen.map(({ nombre }) => nombre))}. Lo que deje vacío queda como está en cada uno.
      </Text>
      <TextField
        label="Ubicación nueva"
        list={places}
        autoComplete="off"
        {...form.getInputProps('ubicacion')}
      />
      <datalist id={places}>
        {lugaresOf(list.filter(({ ubicacion }) => ubicacion.trim())).map(({ key, nombre }) => (
          <option key={key} value={nombre} />
        ))}
      </datalist>
      <SelectField
        label="Estado nuevo"
        options={[['', 'Como está'], ...options(ESTADOS, ESTADO_LABELS)]}
        {...form.getInputProps('estado')}
      />
      <TextField
        label="Custodio nuevo"
        list={people}
        autoComplete="off"
        {...form.getInputProps('custodio')}
      />
      <datalist id={people}>
        {custodios.map((nombre) => (
          <option key={nombre} value={nombre} />
        ))}
      </datalist>
    </FormModal>
  )
}
