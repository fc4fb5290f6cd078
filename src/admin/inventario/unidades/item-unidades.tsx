import { useMutation } from '@tanstack/react-query'
import { contadoAt } from '@/entities/inventario/existencias'
import type { Item } from '@/entities/inventario/item'
import { changeItems } from '@/entities/inventario/queries'
import { unidadesDe, unido } from '@/entities/inventario/unidades'
import { Button } from '@/shared/ui/control/button'
import { useOverlays } from '@/shared/ui/overlay/overlays'

type ItemUnidadesProps = {
  item: Item
  list: readonly Item[]
  /** What is left of an item, in units. */
  quedan: (item: Item) => number
  onSeparar: () => void
  /** The units are one row again. */
  onUnido: () => void
}

/** From a row to its units, and from units back to one row. */
export function ItemUnidades({ item, list, quedan, onSeparar, onUnido }: ItemUnidadesProps) {
  const { confirm } = useOverlays()
  const { mutateAsync, isPending } = useMutation(changeItems)
  const units = unidadesDe(item, list)
  const join = async () => {
    const batch = unido(units, quedan, contadoAt(new Date()))
    if (!batch) return
    const asked = await confirm({
      title: 'Juntar las unidades',
      question: `¿Juntar las ${units.length} unidades de «${item.nombre}» en una sola fila? Las series y fechas que no son iguales en todas dejan de verse.`,
      confirm: 'Juntar',
    })
    if (!asked) return
    await mutateAsync({
      ...batch,
      toast: { title: 'Unidades juntadas', message: `${item.nombre}: ${units.length} unidades en una fila.` },
    }).then(onUnido, () => undefined)
  }
  if (units.length > 1)
    return (
      <Button variant="subtle" loading={isPending} onClick={() => void join()}>
        Juntar las {units.length} unidades
      </Button>
    )
  if (item.baja || item.unidadDe !== undefined || quedan(item) < 2) return null
  return (
    <Button variant="subtle" onClick={onSeparar}>
      Separar en unidades
    </Button>
  )
}
