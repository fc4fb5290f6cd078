import { useUser } from '@/access/current-user'
import { useFallas } from '@/admin/shell/data/use-fallas'
import { contadoAt } from '@/entities/inventario/existencias'
import type { Item } from '@/entities/inventario/item'
import { lugarKey } from '@/entities/inventario/lugares'
import { itemsList } from '@/entities/inventario/module'
import { items } from '@/entities/inventario/queries'
import { fallasPorEstado } from '@/entities/inventario/revision/por-estado'
import { useSave } from '@/shared/query/use-save'
import { newId } from '@/shared/storage/ids'
import type { Draft } from '@/shared/storage/stored-module'
import { useMover } from './movimientos/use-mover'

const goesElsewhere = (item: Item | undefined, { ubicacion }: Pick<Item, 'ubicacion'>): item is Item =>
  item !== undefined &&
  item.ubicacion.trim() !== '' &&
  ubicacion.trim() !== '' &&
  lugarKey(item.ubicacion) !== lugarKey(ubicacion)

/**
 * Saves an item's form. Another place is a transfer, and out of service is told to whoever calls people out: each goes with
 * the edit in one act that can be undone. `hay`: how many there are of it by count and movements.
 */
export function useSaveItem(item: Item | undefined, hay = 0) {
  const save = useSave(items, item)
  const user = useUser()
  const fallas = useFallas()
  const { movimiento, write } = useMover()
  return (next: Draft<Item> & Partial<Item>, porQue: string): Promise<unknown> => {
    const after: Item = { ...item, ...next, id: item?.id ?? newId(itemsList.idPrefix) }
    const stamp = { cuando: contadoAt(new Date()), por: user?.name ?? '' }
    const told = fallasPorEstado([[item, after]], fallas, stamp, porQue)
    const moved = goesElsewhere(item, after)
      ? [
          movimiento(item, {
            ...{ tipo: 'TRASLADO', cantidad: Math.max(1, hay) },
            ...{ desde: item.ubicacion, hasta: after.ubicacion },
          }),
        ]
      : []
    if (!told && moved.length === 0) return save(next)
    return write({
      ...{ movimientos: moved, fallas: told },
      ...(item ? { patches: [{ id: item.id, next, base: item }] } : { nuevos: [after] }),
      toast: { title: item ? 'Item actualizado' : 'Item agregado' },
    })
  }
}
