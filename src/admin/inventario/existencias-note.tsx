import { type Existencias, quedanDe } from '@/entities/inventario/existencias'
import type { Item } from '@/entities/inventario/item'
import { joinNames } from '@/shared/lib/text'
import { Callout } from '@/shared/ui/box/callout'
import { Stack } from '@/shared/ui/box/layout'
import { Truck } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'

/** As with the alert of low stock (spec §4). */
const FEW = 2

const units = ([nombre, cantidad]: readonly [string, number]) => `${nombre} (${cantidad})`

/** What the partes used that somebody should see to: little left, more used than counted, and what no item is. */
export function ExistenciasNote({ list, existencias }: { list: readonly Item[]; existencias: Existencias }) {
  const { porItem, sueltos } = existencias
  const used = list.filter(({ id }) => porItem.has(id))
  const few = used.filter((item) => quedanDe(existencias, item) < FEW && quedanDe(existencias, item) >= 0)
  const short = used.filter((item) => quedanDe(existencias, item) < 0)
  const left = (item: Item) => units([item.nombre, quedanDe(existencias, item)])
  const lines = [
    few.length > 0 && `Quedan menos de ${FEW}: ${joinNames(few.map(left))}.`,
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
