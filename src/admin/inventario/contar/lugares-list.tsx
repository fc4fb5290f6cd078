import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import walk from '@/admin/ui/box/walk.module.css'
import { FormModal } from '@/admin/ui/form/form-modal'
import { type UltimoConteo, ultimoConteoOf } from '@/entities/inventario/cuenta'
import { contadoAt } from '@/entities/inventario/existencias'
import { type Lugar, lugarKey, SIN_LUGAR } from '@/entities/inventario/lugares'
import { changeItems } from '@/entities/inventario/queries'
import { formatShortDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { LinkButton } from '@/shared/ui/control/button'
import { IconButton } from '@/shared/ui/control/icon-button'
import { TextField } from '@/shared/ui/form/fields'
import { Pencil } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'

type LugaresListProps = {
  lugares: readonly Lugar[]
  /** The items that somebody counted and didn't write yet. */
  counted: ReadonlySet<string>
  onRename: (lugar: Lugar) => void
}

/** `Contado el 28 nov 2026`, `El 28 nov 2026 se contaron 3`. */
function lastSaid({ items }: Lugar, { dia, contados }: UltimoConteo): string {
  const day = formatShortDay(dia)
  if (contados === items.length) return `Contado el ${day}`
  return `El ${day} se ${contados === 1 ? 'contó 1' : `contaron ${contados}`}`
}

/** The places with what is in them; those whose count is open come first. */
export function LugaresList({ lugares, counted, onRename }: LugaresListProps) {
  const now = contadoAt(new Date())
  const rows = lugares.map((lugar) => ({
    lugar,
    done: lugar.items.filter(({ id }) => counted.has(id)).length,
    last: ultimoConteoOf(lugar.items, now),
  }))
  // Where nobody ever counted anything, no place is behind the others.
  const isKept = rows.some(({ last }) => last)
  return (
    <ul className={walk.rows} aria-label="Lugares">
      {[...rows.filter(({ done }) => done > 0), ...rows.filter(({ done }) => done === 0)].map(
        ({ lugar, done, last }) => (
          <li key={lugar.key} className={walk.place}>
            <div className={walk.name}>
              <Text strong>{lugar.nombre}</Text>
              <Text size="sm" dimmed>
                {[
                  plural(lugar.items.length, 'item', 'items'),
                  plural(lugar.units, 'unidad', 'unidades'),
                  done > 0 && plural(done, 'ya contado', 'ya contados'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
              {isKept && (
                <Text size="sm" dimmed>
                  {last ? lastSaid(lugar, last) : 'Nadie lo ha contado'}
                </Text>
              )}
            </div>
            <IconButton
              icon={Pencil}
              aria-label={`Cambiar el nombre de ${lugar.nombre}`}
              onClick={() => onRename(lugar)}
            />
            <LinkButton
              to="/admin/inventario/contar"
              search={{ lugar: lugar.nombre }}
              variant={done > 0 ? 'filled' : 'default'}
              aria-label={`${done > 0 ? 'Seguir contando' : 'Contar'} ${lugar.nombre}`}
            >
              {done > 0 ? 'Seguir' : 'Contar'}
            </LinkButton>
          </li>
        ),
      )}
    </ul>
  )
}

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
