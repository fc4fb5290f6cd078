import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { FormModal } from '@/admin/ui/form/form-modal'
import { type Lugar, lugarKey, SIN_LUGAR } from '@/entities/inventario/lugares'
import { changeItems } from '@/entities/inventario/queries'
import { plural } from '@/shared/lib/plural'
import { TextField } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'

type LugarFormProps = { lugar: Lugar; lugares: readonly Lugar[]; onClose: () => void }

/** Gives a place another name, in all that is there: one act that can be undone. */
export function LugarForm({ lugar, lugares, onClose }: LugarFormProps) {
  const { mutateAsync } = useMutation(changeItems)
  const form = useForm<{ nombre: string }>({
    initialValues: { nombre: lugar.key === lugarKey('') ? '' : lugar.nombre },
    validate: ({ nombre }) => (nombre.trim() ? {} : { nombre: 'Escriba el nombre del lugar.' }),
  })
  const typed = form.values.nombre.trim()
  const other = lugares.find(({ key }) => typed && key === lugarKey(typed) && key !== lugar.key)
  // A place that is there keeps its spelling.
  const nombre = other?.nombre ?? typed
  const count = plural(lugar.items.length, 'item', 'items')
  return (
    <FormModal
      title={lugar.nombre === SIN_LUGAR ? 'Poner lugar' : `Cambiar el nombre de ${lugar.nombre}`}
      form={form}
      save={() =>
        mutateAsync({
          patches: lugar.items.map(({ id }) => ({ id, next: { ubicacion: nombre } })),
          toast: { title: 'Lugar cambiado', message: `${count} en ${nombre}.` },
        })
      }
      onClose={onClose}
      required={{ fields: ['nombre'], sentence: 'Escriba el nombre del lugar.' }}
      draft={`inventario-lugar:${lugar.key}`}
    >
      <TextField label="Nombre del lugar" autoComplete="off" {...form.getInputProps('nombre')} />
      <Text size="sm" role="status">
        {other
          ? `«${other.nombre}» ya existe, con ${plural(other.items.length, 'item', 'items')}: los dos lugares quedan en uno.`
          : `Cambia en ${count}. Si el lugar tiene una etiqueta pegada, imprímala otra vez.`}
      </Text>
    </FormModal>
  )
}
