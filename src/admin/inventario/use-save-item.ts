import { useMutation } from '@tanstack/react-query'
import { useUser } from '@/access/current-user'
import { useFallas } from '@/admin/shell/data/use-fallas'
import { actaDeEntrega, entregar } from '@/entities/inventario/entregar'
import { contadoAt } from '@/entities/inventario/existencias'
import type { Item } from '@/entities/inventario/item'
import { lugarKey } from '@/entities/inventario/lugares'
import { itemsList } from '@/entities/inventario/module'
import { items } from '@/entities/inventario/queries'
import { fallasPorEstado } from '@/entities/inventario/revision/por-estado'
import { toDay } from '@/shared/lib/fecha'
import { useSave } from '@/shared/query/use-save'
import { newId } from '@/shared/storage/ids'
import type { Draft } from '@/shared/storage/stored-module'
import { useMover } from './movimientos/use-mover'

const goesElsewhere = (item: Item | undefined, { ubicacion }: Pick<Item, 'ubicacion'>): item is Item =>
  item !== undefined &&
  item.ubicacion.trim() !== '' &&
  ubicacion.trim() !== '' &&
  lugarKey(item.ubicacion) !== lugarKey(ubicacion)

/** Somebody else answers for it from now on. */
export const changesHands = (
  item: Item | undefined,
  after: Pick<Item, 'custodio'>,
): after is { custodio: string } => {
  const recibe = (after.custodio ?? '').trim()
  return item !== undefined && recibe !== '' && recibe !== (item.custodio ?? '').trim()
}

/**
 * Saves an item's form. Another place is a transfer, and out of service is told to whoever calls people out: each goes with
 * the edit in one step that can be undone, and so does the act about another custodian. `hay`: how many there are of it by
 * count and movements.
 */
export function useSaveItem(item: Item | undefined, hay = 0) {
  const save = useSave(items, item)
  const { mutateAsync: handOver } = useMutation(entregar)
  const user = useUser()
  const fallas = useFallas()
  const { movimiento, write } = useMover()
  /** `cantidad`: how many there are of it now. Returns the id of the act, where one is wanted. */
  return async (
    next: Draft<Item> & Partial<Item>,
    { porQue, acta, cantidad }: { porQue: string; acta: boolean; cantidad: number },
  ): Promise<string | undefined> => {
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
    if (item && acta && changesHands(item, after)) {
      const de = item.custodio?.trim() || (user?.name ?? '')
      const made = await handOver({
        ...{ movimientos: moved, fallas: told, patches: [{ id: item.id, next, base: item }] },
        acta: actaDeEntrega({ fecha: toDay(new Date()), entrega: de, recibe: after.custodio.trim() }, [
          { ...after, cantidad },
        ]),
        toast: { title: 'Item actualizado', message: `A cargo de ${after.custodio.trim()}.` },
      })
      return made.acta.id
    }
    if (!told && moved.length === 0) {
      await save(next)
      return undefined
    }
    await write({
      ...{ movimientos: moved, fallas: told },
      ...(item ? { patches: [{ id: item.id, next, base: item }] } : { nuevos: [after] }),
      toast: { title: item ? 'Item actualizado' : 'Item agregado' },
    })
    return undefined
  }
}
