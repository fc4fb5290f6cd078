import { type Existencias, quedanDe } from '@/entities/inventario/existencias'
import type { Item } from '@/entities/inventario/item'
import { isLow, LOW_STOCK } from '@/entities/inventario/totals'
import { joinNames } from '@/shared/lib/text'
import { Callout } from '@/shared/ui/box/callout'
import { Stack } from '@/shared/ui/box/layout'
import { Truck } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'

const units = ([nombre, cantidad]: readonly [string, number]) => `${nombre} (${cantidad})`

/** What the partes used that somebody should see to: little left, more used than counted, and what no item is. */
export function ExistenciasNote({ list, existencias }: { list: readonly Item[]; existencias: Existencias }) {
  const { porItem, sueltos } = existencias
  const used = list.filter(({ id }) => porItem.has(id))
  const few = used.filter(
    (item) => isLow(item, quedanDe(existencias, item)) && quedanDe(existencias, item) >= 0,
  )
  const [own, usual] = [
    few.filter(({ minimo }) => minimo !== undefined),
    few.filter(({ minimo }) => minimo === undefined),
  ]
  const short = used.filter((item) => quedanDe(existencias, item) < 0)
  const left = (item: Item) => units([item.nombre, quedanDe(existencias, item)])
  const lines = [
    usual.length > 0 && `Quedan menos de ${LOW_STOCK}: ${joinNames(usual.map(left))}.`,
    own.length > 0 && `Quedan menos que su mínimo: ${joinNames(own.map(left))}.`,
    short.length > 0 &&
      `Se anotó más uso que lo contado: ${joinNames(short.map(({ nombre }) => nombre))}. Cuéntelos y edite la cantidad.`,
    sueltos.length > 0 && `No son un solo item del inventario: ${joinNames(sueltos.map(units))}.`,
  ].filter((line) => line !== false)
  if (lines.length === 0) return null
  return (
    <Callout color="blue" icon={<Truck aria-hidden />} title="Insumos usados en los partes">
      <Stack gap="xs">
        {lines.map((line) => (
          <Text key={line} size="sm">
            {line}
          </Text>
        ))}
      </Stack>
    </Callout>
  )
}
