import { TagsInput } from '@mantine/core'
import { useAllowed } from '@/admin/shell/data/use-allowed'
import { nombreDeUnidad } from '@/entities/inventario/existencias'
import { plainName } from '@/entities/inventario/lugares'
import { items } from '@/entities/inventario/queries'
import { enUso } from '@/entities/inventario/totals'
import type { Equipo } from '@/entities/registro-servicios/parte/filas'
import type { RegistroServicio } from '@/entities/registro-servicios/registro'
import { inOrder } from '@/shared/lib/text'

type EquiposInputProps = {
  value: readonly Equipo[]
  /** The log, for the names that were written in it before. */
  list: readonly RegistroServicio[]
  onChange: (equipos: Equipo[]) => void
}

/**
 * The gear that was used and came back, which somebody has to look at. Whoever doesn't see the inventory writes the names;
 * those of earlier partes are offered.
 */
export function EquiposInput({ value, list, onChange }: EquiposInputProps) {
  const { data } = useAllowed(items.known, 'inventario:view')
  const things = enUso(data ?? [])
    .filter(({ categoria }) => categoria !== 'VEHICULO')
    .map((item) => ({ id: item.id, nombre: nombreDeUnidad(item) }))
  const before = list.flatMap(({ equipos = [] }) => equipos.map(({ nombre }) => nombre))
  const said = (typed: string): Equipo => {
    // Exports part the names of a cell by semicolons.
    const nombre = typed.trim().replaceAll(';', ',')
    const known = value.find((one) => one.nombre === nombre)
    if (known?.item) return known
    const [one, ...others] = things.filter((thing) => plainName(thing.nombre) === plainName(nombre))
    return one && others.length === 0 ? { nombre: one.nombre, item: one.id } : { nombre }
  }
  return (
    <TagsInput
      label="Equipos que se usaron y volvieron"
      description="Por revisar después del uso; no se restan del inventario. Elija, o escriba y pulse Enter."
      placeholder={value.length === 0 ? 'ERA 3' : ''}
      data={inOrder(new Set([...things.map(({ nombre }) => nombre), ...before]))}
      acceptValueOnBlur
      comboboxProps={{ keepMounted: false }}
      value={value.map(({ nombre }) => nombre)}
      onChange={(names) => onChange(names.filter((name) => name.trim() !== '').map(said))}
    />
  )
}
