import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { useUser } from '@/access/current-user'
import { useFallas } from '@/admin/shell/data/use-fallas'
import { FormModal } from '@/admin/ui/form/form-modal'
import { actaDeEntrega, entregar } from '@/entities/inventario/entregar'
import { contadoAt } from '@/entities/inventario/existencias'
import { ESTADO_LABELS, type Item } from '@/entities/inventario/item'
import { type Lugar, lugaresOf, lugarKey } from '@/entities/inventario/lugares'
import { moverVarios } from '@/entities/inventario/mover'
import { ESTADOS, type Estado } from '@/entities/inventario/options'
import { fallasPorEstado } from '@/entities/inventario/revision/por-estado'
import { toDay } from '@/shared/lib/fecha'
import { options } from '@/shared/lib/form/options'
import { plural } from '@/shared/lib/plural'
import { inOrder, joinNames } from '@/shared/lib/text'
import { CheckField } from '@/shared/ui/form/check-field'
import { SelectField, TextField } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'
import { useMover } from './movimientos/use-mover'

type Values = { ubicacion: string; estado: Estado | ''; custodio: string; entrega: string; acta: boolean }

/** What somebody wrote; an empty field changes nothing. A place that is there keeps its spelling. */
const said = ({ ubicacion, estado, custodio }: Values, lugares: readonly Lugar[] = []): Partial<Item> => ({
  ...(ubicacion.trim() && {
    ubicacion: lugares.find(({ key }) => key === lugarKey(ubicacion))?.nombre ?? ubicacion.trim(),
  }),
  ...(estado && { estado }),
  ...(custodio.trim() && { custodio: custodio.trim() }),
})

/** Who has all of them now. */
function custodioDe(chosen: readonly Item[]): string {
  const names = new Set(chosen.map(({ custodio = '' }) => custodio.trim()))
  return names.size === 1 ? ([...names][0] ?? '') : ''
}

type BulkFormProps = {
  chosen: readonly Item[]
  list: readonly Item[]
  /** One thing goes to somebody: who that is comes first. */
  aQuien?: boolean
  onClose: () => void
  /** The act about it was written. */
  onActa: (id: string) => void
}

/**
 * Place, state and custodian of many items, as one act that can be undone. Those that go elsewhere keep it in their history,
 * and whoever hands them over gets an act about it.
 */
export function BulkForm({ chosen, list, aQuien = false, onClose, onActa }: BulkFormProps) {
  const [places, people] = [useId(), useId()]
  const made = useRef('')
  const { movimiento, write } = useMover(moverVarios)
  const { mutateAsync: handOver } = useMutation(entregar)
  const fallas = useFallas()
  const user = useUser()
  const count = plural(chosen.length, 'item', 'items')
  const form = useForm<Values>({
    initialValues: {
      ...{ ubicacion: '', estado: '', custodio: '', acta: true },
      // What nobody had yet is handed over by whoever writes it down.
      entrega: custodioDe(chosen) || (user?.name ?? ''),
    },
    validate: (values) => {
      if (aQuien) return values.custodio.trim() ? {} : { custodio: 'Escriba quién lo recibe.' }
      return Object.keys(said(values)).length > 0 ? {} : { ubicacion: 'Escriba al menos un cambio.' }
    },
  })
  const lugares = lugaresOf(list)
  const custodios = inOrder(new Set(list.flatMap(({ custodio = '' }) => custodio.trim() || [])))
  const custodio = (
    <>
      <TextField
        label="Custodio nuevo"
        required={aQuien}
        list={people}
        autoComplete="off"
        {...form.getInputProps('custodio')}
      />
      {form.values.custodio.trim() && (
        <>
          <CheckField
            label="Hacer el acta de entrega-recepción"
            {...form.getInputProps('acta', { type: 'checkbox' })}
          />
          {form.values.acta && (
            <TextField
              label="Quién entrega"
              list={people}
              autoComplete="off"
              {...form.getInputProps('entrega')}
            />
          )}
        </>
      )}
    </>
  )
  return (
    <FormModal
      title={aQuien ? `Entregar: ${joinNames(chosen.map(({ nombre }) => nombre))}` : `Cambiar ${count}`}
      form={form}
      save={async (values) => {
        const next = said(values, lugares)
        const { ubicacion: hasta, custodio: recibe = '' } = next
        const moved = hasta
          ? chosen.filter((item) => lugarKey(item.ubicacion) !== lugarKey(hasta) && item.cantidad > 0)
          : []
        const movimientos = moved.map((item) =>
          movimiento(item, {
            ...{ tipo: 'TRASLADO', cantidad: item.cantidad, desde: item.ubicacion, hasta },
          }),
        )
        const patches = chosen.map(({ id }) => ({ id, next }))
        const told = fallasPorEstado(
          chosen.map((item) => [item, { ...item, ...next }] as const),
          fallas,
          { cuando: contadoAt(new Date()), por: user?.name ?? '' },
        )
        if (!values.acta || !recibe)
          return write({
            ...{ movimientos, patches, fallas: told },
            toast: {
              title: 'Cambio guardado',
              message: hasta ? `${count}: ahora en ${hasta}.` : `En ${count}.`,
            },
          })
        const { acta } = await handOver({
          ...{ movimientos, patches, fallas: told },
          acta: actaDeEntrega(
            { fecha: toDay(new Date()), entrega: values.entrega.trim(), recibe },
            chosen.map((item) => ({ ...item, ...next })),
          ),
          toast: { title: 'Entrega guardada', message: `${count} a cargo de ${recibe}.` },
        })
        made.current = acta.id
      }}
      onClose={() => {
        onClose()
        if (made.current) onActa(made.current)
      }}
      required={{ fields: aQuien ? ['custodio'] : [], sentence: 'Escriba quién lo recibe.' }}
      draft={aQuien ? `inventario:entrega:${chosen[0]?.id}` : 'inventario:varios'}
    >
      {aQuien ? (
        custodio
      ) : (
        <Text size="sm">
          {joinNames(chosen.map(({ nombre }) => nombre))}. Lo que deje vacío queda como está en cada uno.
        </Text>
      )}
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
      {!aQuien && custodio}
      <datalist id={people}>
        {custodios.map((nombre) => (
          <option key={nombre} value={nombre} />
        ))}
      </datalist>
    </FormModal>
  )
}
