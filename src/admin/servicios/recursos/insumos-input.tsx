import { useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import { useAllowed } from '@/admin/shell/data/use-allowed'
import { WholeInput } from '@/admin/ui/form/whole-input'
import { ItemList } from '@/admin/ui/order/item-list'
import { existenciasOf, quedanDe } from '@/entities/inventario/existencias'
import type { Item } from '@/entities/inventario/item'
import { movimientos } from '@/entities/inventario/movimientos/queries'
import { conMovimientos, prestadosDe } from '@/entities/inventario/movimientos/saldo'
import { items } from '@/entities/inventario/queries'
import { enUso } from '@/entities/inventario/totals'
import { usos } from '@/entities/registro-servicios/registros'
import { formatNumber } from '@/shared/lib/moneda'
import { fold, inOrder } from '@/shared/lib/text'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { FieldRow } from '@/shared/ui/form/field'
import { TextField } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'
import { type FilaInsumo, insumosOf, newInsumo } from './filas'

type InsumosInputProps = {
  value: readonly FilaInsumo[]
  onChange: (filas: FilaInsumo[]) => void
  /** What is wrong with a field, by its address. */
  errors: Readonly<Record<string, unknown>>
  /** The id of the entry that is edited: its own use is not yet another one. */
  parte: string
}

const sameName = (one: string, other: string) => fold(one).trim() === fold(other).trim()

/** The item of this name, where only one has it. */
function itemNamed(list: readonly Item[], nombre: string): Item | undefined {
  const [item, ...others] = list.filter((one) => sameName(one.nombre, nombre))
  return others.length === 0 ? item : undefined
}

/** At most this many items are offered for a name that is none. */
const MOST_ALIKE = 3

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)

/** Whether each of these words begins one of the others: `guant nitrilo` means `Guantes de nitrilo (caja)`. */
const begins = (short: readonly string[], long: readonly string[]): boolean =>
  short.length > 0 && short.every((word) => long.some((other) => other.startsWith(word)))

/** The items that a name which is none of them may mean; null while it is one, or nothing is known of the inventory. */
function alike(list: readonly Item[] | null | undefined, { nombre, item }: FilaInsumo): Item[] | null {
  if (!list || nombre.trim() === '' || list.some(({ id }) => id === item) || itemNamed(list, nombre))
    return null
  const typed = wordsOf(nombre)
  return list
    .filter(({ categoria }) => categoria !== 'VEHICULO')
    .filter((one) => begins(typed, wordsOf(one.nombre)) || begins(wordsOf(one.nombre), typed))
    .slice(0, MOST_ALIKE)
}

/** What is left of the row's item once the parte is saved, in words; a shortage is said and may be saved. */
function useLeft(list: readonly Item[] | null | undefined, value: readonly FilaInsumo[], parte: string) {
  const { data: used } = useQuery(usos)
  const others = useMemo(() => used?.filter((uso) => uso.parte !== parte), [used, parte])
  const { data: moved } = useAllowed(movimientos, 'inventario:view')
  const existencias = useMemo(
    () => list && others && existenciasOf(list, others, prestadosDe(moved ?? [])),
    [list, others, moved],
  )
  const here = insumosOf(value) ?? []
  return ({ nombre, item: id }: FilaInsumo): string | undefined => {
    const item = list?.find((one) => one.id === id) ?? itemNamed(list ?? [], nombre)
    if (!item || !existencias) return undefined
    const mine = here.filter((one) => one.item === item.id || sameName(one.nombre, item.nombre))
    const left = quedanDe(existencias, item)
    const after = left - mine.reduce((sum, { cantidad }) => sum + (cantidad || 0), 0)
    return after < 0
      ? `En el inventario quedan ${formatNumber(left)}: no alcanza. Puede guardarlo así.`
      : `Quedarían ${formatNumber(after)} en el inventario.`
  }
}

/** What the brigade has of each item by count and movements, for whoever sees it. */
function useStock(): readonly Item[] | null | undefined {
  const { data: list } = useAllowed(items.known, 'inventario:view')
  const { data: moved } = useAllowed(movimientos, 'inventario:view')
  return useMemo(() => list && conMovimientos(enUso(list), moved ?? []), [list, moved])
}

/** What the call used up. Whoever doesn't see the inventory writes the names; those of earlier partes are offered. */
export function InsumosInput({ value, onChange, errors, parte }: InsumosInputProps) {
  const list = useStock()
  const { data: used = [] } = useQuery(usos)
  const names = useId()
  const left = useLeft(list, value, parte)
  const offered = inOrder(
    new Set([
      ...(list ?? []).filter(({ categoria }) => categoria !== 'VEHICULO').map(({ nombre }) => nombre),
      ...used.filter(({ cantidad }) => cantidad > 0).map(({ nombre }) => nombre),
    ]),
  )
  // The inventory may have come after a name was typed.
  const known = (fila: FilaInsumo): FilaInsumo => ({
    ...fila,
    item: fila.item ?? itemNamed(list ?? [], fila.nombre)?.id,
  })
  const set = (index: number, change: Partial<FilaInsumo>) =>
    onChange(value.map((fila, n) => known(n === index ? { ...fila, ...change } : fila)))
  return (
    <>
      <datalist id={names}>
        {offered.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ItemList<FilaInsumo>
        add="Agregar insumo"
        items={value}
        onChange={onChange}
        nameOf={({ nombre, cantidad }) => (nombre ? `${nombre} × ${cantidad}` : 'Insumo sin nombre')}
        create={newInsumo}
        wrong={(index) => Object.keys(errors).some((path) => path.startsWith(`insumos.${index}.`))}
      >
        {(fila, index) => {
          const others = alike(list, fila)
          return (
            <>
              <FieldRow>
                <TextField
                  label="Insumo"
                  list={names}
                  value={fila.nombre}
                  note={others ? 'No está en el inventario: de él no se descuenta nada.' : left(fila)}
                  onChange={({ currentTarget: { value: nombre } }) => set(index, { nombre, item: undefined })}
                />
                <WholeInput
                  label="Cantidad usada"
                  value={fila.cantidad}
                  error={errors[`insumos.${index}.cantidad`] as string | undefined}
                  onChange={(cantidad) => set(index, { cantidad })}
                />
              </FieldRow>
              {others && others.length > 0 && (
                <Group gap="xs">
                  <Text size="sm">¿Es uno de estos?</Text>
                  {others.map(({ id, nombre, ubicacion }) => (
                    <Button key={id} variant="default" onClick={() => set(index, { nombre, item: id })}>
                      {[nombre, ubicacion].filter(Boolean).join(', ')}
                    </Button>
                  ))}
                </Group>
              )}
            </>
          )
        }}
      </ItemList>
    </>
  )
}
